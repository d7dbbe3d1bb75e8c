import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { localised } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import type { DisputedProps } from '../components/DisputedValues.js';
import { LANGUAGES } from '../i18n/languages.js';
import { ChangedLine } from './ChangedLine.js';
import { sectionChangesOf, type Sections } from './differences.js';

/** Shows a colleague's and the reader's changes of the sections that both changed, section by section. */
export function DisputedSections({ base, theirs, mine }: DisputedProps) {
  return (
    <>
      <Changes label="console.othersChanges.theirs" before={base as Sections} after={theirs as Sections} />
      <Changes label="console.othersChanges.yours" before={base as Sections} after={mine as Sections} />
    </>
  );
}

interface ChangesProps {
  readonly label: string;
  readonly before: Sections;
  readonly after: Sections;
}

function Changes({ label, before, after }: ChangesProps) {
  const translate = useTranslate();
  const reader = useReaderLocale();
  const changes = sectionChangesOf(before, after);
  return (
    <Box component="section" aria-label={translate(label)} sx={{ mt: 1 }}>
      <Box sx={{ color: 'text.secondary' }}>{translate(label)}</Box>
      {changes.length === 0 && translate('console.pageTexts.orderChanged')}
      {changes.map(({ key, title, lines }) => (
        <Box key={key} sx={{ mt: 0.5, pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
          <Box sx={{ fontWeight: 600 }}>{localised(title, reader) || key}</Box>
          {LANGUAGES.filter(({ locale }) => lines[locale].length > 0).map(({ locale, name }) => (
            <Box key={locale} sx={{ display: 'grid', gridTemplateColumns: '72px 1fr', columnGap: 1 }}>
              <Box sx={{ color: 'text.secondary' }}>{name}</Box>
              <Box lang={locale}>
                {lines[locale].map((line, index) => (
                  <ChangedLine key={index} line={line} />
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
