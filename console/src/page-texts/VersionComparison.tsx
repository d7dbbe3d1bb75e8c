import { Alert, Box, Button, Skeleton, Tab, Tabs, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PageTextView } from '@mall/contracts/admin';
import type { Locale } from '@mall/web-kit';
import { useCall, useRead, useReaderLocale } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { useAction } from '../components/use-action.js';
import { LANGUAGES } from '../i18n/languages.js';
import { ChangedLine } from './ChangedLine.js';
import { differencesOf, type LineChange } from './differences.js';
import type { PageTextContent } from './page-text-content.js';

interface VersionComparisonProps {
  /** The version in force. */
  readonly text: PageTextView;
  readonly former: number | 'shipped';
  readonly onRestored: () => void;
}

/** Shows the differences of a former version from the one in force, and the button that restores it. */
export function VersionComparison({ text, former, onRestored }: VersionComparisonProps) {
  const translate = useTranslate();
  const { data, error } = useFormer(text, former);
  const title =
    former === 'shipped'
      ? translate('console.pageTexts.shippedAgainst')
      : translate('console.pageTexts.versionAgainst', { version: former });
  return (
    <Box component="section" aria-label={title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <RestoreButton text={text} former={former} onRestored={onRestored} />
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && <Differences before={data} after={text} />}
    </Box>
  );
}

function useFormer({ code }: PageTextView, former: number | 'shipped') {
  const isShipped = former === 'shipped';
  const shipped = useRead('admin.pageText.shipped', { code }, { enabled: isShipped });
  const version = useRead(
    'admin.pageText.version',
    { code, version: isShipped ? 1 : former },
    { enabled: !isShipped },
  );
  const { data, error } = isShipped ? shipped : version;
  return { data: data as PageTextContent | undefined, error };
}

function RestoreButton({ text, former, onRestored }: VersionComparisonProps) {
  const translate = useTranslate();
  const call = useCall();
  const mayEdit = useMay('admin.pageText.restore');
  const { act, isBusy } = useAction();
  if (!mayEdit) return null;
  const restore = () =>
    act(async () => {
      const { code, version } = text;
      await call('admin.pageText.restore', {
        code,
        version,
        ...(former !== 'shipped' && { restored: former }),
      });
      onRestored();
    }, 'console.pageTexts.restored');
  return (
    <Button variant="contained" loading={isBusy} onClick={() => void restore()}>
      {translate(former === 'shipped' ? 'console.pageTexts.restoreShipped' : 'console.pageTexts.restore')}
    </Button>
  );
}

interface DifferencesProps {
  readonly before: PageTextContent;
  readonly after: PageTextContent;
}

function Differences({ before, after }: DifferencesProps) {
  const translate = useTranslate();
  const reader = useReaderLocale();
  const [chosen, setChosen] = useState<Locale>();
  const all = useMemo(
    () => new Map(LANGUAGES.map(({ locale: one }) => [one, differencesOf(before, after, one)])),
    [before, after],
  );
  // The reader's language, unless only another one has differences.
  const locale = chosen ?? [reader, ...all.keys()].find((one) => changedIn(all.get(one) ?? []) > 0) ?? reader;
  const lines = all.get(locale) ?? [];
  return (
    <>
      <Tabs
        value={locale}
        onChange={(_, next: Locale) => setChosen(next)}
        aria-label={translate('console.layout.language')}
      >
        {LANGUAGES.map(({ locale: one, name }) => (
          <Tab key={one} value={one} label={`${name} (${changedIn(all.get(one) ?? [])})`} lang={one} />
        ))}
      </Tabs>
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {translate(changedIn(lines) > 0 ? 'console.pageTexts.marks' : 'console.pageTexts.noDifference')}
      </Typography>
      <Box lang={locale} sx={linesStyle}>
        {lines.map((line, index) => (
          <ChangedLine key={index} line={line} />
        ))}
      </Box>
    </>
  );
}

const changedIn = (lines: readonly LineChange[]): number => lines.filter(({ isChanged }) => isChanged).length;

const linesStyle = {
  display: 'grid',
  gap: 1,
  maxWidth: '90ch',
} as const;
