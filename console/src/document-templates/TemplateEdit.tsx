import { Box } from '@mui/material';
import { SaveButton, TextInput, Toolbar, useRecordContext, useTranslate } from 'react-admin';
import type { TemplateView } from '@mall/contracts/order';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { RecordEdit } from '../components/RecordPages.js';
import { RemoveButton } from '../components/RemoveButton.js';
import { TextsInput } from '../components/TextsInput.js';
import { ClausesInput } from './ClausesInput.js';
import { Placeholders } from './Placeholders.js';
import { PreviewButton } from './PreviewButton.js';
import { PublishButton } from './PublishButton.js';

/** Returns the editable fields of a draft; the server sets the others. */
const changes = ({ title, preamble, clauses, note }: Partial<TemplateView>) => ({
  title,
  preamble,
  clauses,
  note,
});

/** Edits a draft in three languages side by side, with the list of placeholders and a preview. */
export const TemplateEdit = () => (
  <RecordEdit redirect={false} transform={changes}>
    <ConsoleForm toolbar={<Bar />} sx={{ '& .MuiStack-root': { width: '100%' } }}>
      <Head />
      <TextsInput source="title" isRequired />
      <TextsInput source="preamble" isRequired rows={4} />
      <ClausesInput />
      <TextInput
        source="note"
        fullWidth
        helperText="console.templates.noteHint"
        parse={(text: string) => text || null}
      />
    </ConsoleForm>
  </RecordEdit>
);

function Head() {
  const translate = useTranslate();
  const template = useRecordContext<TemplateView & { id: string }>();
  if (!template) return null;
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Box component="p" sx={{ mt: 0, fontSize: '0.875rem' }}>
        {translate(`console.templates.kinds.${template.kind}`)} · {translate('console.templates.draftHint')}
      </Box>
      <Placeholders kind={template.kind} />
    </Box>
  );
}

function Bar() {
  return (
    <Toolbar sx={{ gap: 1, flexWrap: 'wrap' }}>
      <SaveButton alwaysEnable={false} />
      <PreviewButton />
      <PublishButton />
      <Box sx={{ flex: 1 }} />
      <RemoveButton />
    </Toolbar>
  );
}
