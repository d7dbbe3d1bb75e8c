import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { money, type Texts } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { LANGUAGES } from '../i18n/languages.js';

/** The value of a field as it was opened, as somebody else has saved it meanwhile, and as it is in the form. */
export interface DisputedProps {
  readonly source: string;
  readonly base: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'ru' in value && 'zh' in value && 'en' in value;

/** Shows the words and numbers of both sides; a text in several languages in each language that differs. */
export function DisputedValues({ source, theirs, mine }: DisputedProps) {
  if (!isTexts(theirs) || !isTexts(mine)) return <Pair source={source} theirs={theirs} mine={mine} />;
  return LANGUAGES.filter(({ locale }) => theirs[locale] !== mine[locale]).map(({ locale, name }) => (
    <Box key={locale} lang={locale}>
      <Box sx={{ color: 'text.secondary' }}>{name}</Box>
      <Pair source={source} theirs={theirs[locale]} mine={mine[locale]} />
    </Box>
  ));
}

/** Shows words and quantities only, because codes, ids and lists are not readable. Prices are stored in fen. */
function Pair({ source, theirs, mine }: Pick<DisputedProps, 'source' | 'theirs' | 'mine'>) {
  const locale = useReaderLocale();
  const readable = (value: unknown): string | undefined => {
    if (typeof value === 'string' && /\p{L}/u.test(value)) return value;
    if (typeof value !== 'number') return undefined;
    return source.endsWith('Fee') ? money(value, 'CNY', locale) : value.toLocaleString(locale);
  };
  return <BothSides theirs={readable(theirs)} mine={readable(mine)} />;
}

interface BothSidesProps {
  readonly theirs: ReactNode;
  readonly mine: ReactNode;
}

/** Shows the saved value and that of the form, each unless it is empty. */
export const BothSides = ({ theirs, mine }: BothSidesProps) => (
  <>
    <Side label="console.confirmChange.before" value={theirs} />
    <Side label="console.othersChanges.yours" value={mine} />
  </>
);

function Side({ label, value }: { readonly label: string; readonly value: ReactNode }) {
  const translate = useTranslate();
  if (value === undefined) return null;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {translate(label)}: {value}
    </Box>
  );
}
