import { Box } from '@mui/material';
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

function Pair({ source, theirs, mine }: Pick<DisputedProps, 'source' | 'theirs' | 'mine'>) {
  return (
    <>
      <Readable source={source} label="console.confirmChange.before" value={theirs} />
      <Readable source={source} label="console.othersChanges.yours" value={mine} />
    </>
  );
}

interface ReadableProps {
  readonly source: string;
  readonly label: string;
  readonly value: unknown;
}

/** Shows words and quantities only, because codes, ids and lists are not readable. Prices are stored in fen. */
function Readable({ source, label, value }: ReadableProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const quantity = (number: number): string =>
    source.endsWith('Fee') ? money(number, 'CNY', locale) : number.toLocaleString(locale);
  const text = typeof value === 'number' ? quantity(value) : value;
  if (typeof text !== 'string' || (typeof value !== 'number' && !/\p{L}/u.test(text))) return null;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {translate(label)}: {text}
    </Box>
  );
}
