import { Alert, Box } from '@mui/material';
import { SaveButton, TextInput, Toolbar, useRecordContext, useTranslate } from 'react-admin';
import type { PageTextView } from '@mall/contracts/admin';
import { CancelButton } from '../components/CancelButton.js';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { RecordEdit } from '../components/RecordPages.js';
import { TextsInput } from '../components/TextsInput.js';
import { DisputedSections } from './DisputedSections.js';
import { HistoryButton } from './HistoryButton.js';
import { contentOf } from './page-text-content.js';
import { Placeholders } from './Placeholders.js';
import { PreviewButton } from './PreviewButton.js';
import { SectionsInput } from './SectionsInput.js';
import { TextFacts } from './TextFacts.js';

type Typed = PageTextView & { readonly changeNote?: string | null };

/** The version is the basis of the change: the server refuses to save over a later one. */
const changes = ({ version, changeNote, ...text }: Typed) => ({
  ...contentOf(text),
  version,
  changeNote: changeNote ?? null,
});

const DISPUTES = { sections: DisputedSections };

/** Edits a text of the shop in three languages side by side; it is in force as soon as it is saved. */
export const PageTextEdit = () => (
  <RecordEdit redirect={false} transform={(typed: Partial<Typed>) => changes(typed as Typed)}>
    <ConsoleForm toolbar={<Bar />} disputes={DISPUTES} sx={{ '& .MuiStack-root': { width: '100%' } }}>
      <Head />
      <TextsInput source="title" isRequired />
      <Inputs />
      <TextInput
        source="changeNote"
        fullWidth
        helperText="console.pageTexts.noteHint"
        parse={(text: string) => text || null}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ConsoleForm>
  </RecordEdit>
);

function Head() {
  const translate = useTranslate();
  const text = useRecordContext<PageTextView & { id: string }>();
  if (!text) return null;
  return (
    <Box sx={{ width: '100%', mb: 2, display: 'grid', gap: 1.5 }}>
      <TextFacts text={text} />
      {text.differsFromShipped && <Alert severity="info">{translate('console.pageTexts.differs')}</Alert>}
      <Placeholders />
    </Box>
  );
}

/** Shows optional inputs only where the page needs them or the text has them. */
function Inputs() {
  const text = useRecordContext<PageTextView & { id: string }>();
  if (!text) return null;
  return (
    <>
      {(text.needsLead || text.lead) && (
        <TextsInput
          source="lead"
          isRequired={text.needsLead}
          rows={2}
          {...(text.needsLead && { hint: 'console.pageTexts.leadHint' })}
        />
      )}
      {(text.needsSections || text.sections.length > 0) && <SectionsInput />}
    </>
  );
}

function Bar() {
  return (
    <Toolbar sx={{ gap: 1, flexWrap: 'wrap' }}>
      <SaveButton alwaysEnable={false} />
      <CancelButton />
      <PreviewButton />
      <HistoryButton />
    </Toolbar>
  );
}
