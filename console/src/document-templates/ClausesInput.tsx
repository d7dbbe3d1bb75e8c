import { Box } from '@mui/material';
import {
  ArrayInput,
  NumberInput,
  regex,
  required,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
} from 'react-admin';
import type { TemplateView } from '@mall/contracts/order';
import { TextsInput } from '../components/TextsInput.js';

const CODE = regex(/^[a-z][a-zA-Z0-9-]*$/, 'console.templates.clauseIdRule');

/** Edits clauses, which are numbered in their order; a contract says how long each has to be read. */
export function ClausesInput() {
  const isContract = useRecordContext<TemplateView & { id: string }>()?.kind === 'contract';
  return (
    <ArrayInput source="clauses" validate={required()} fullWidth helperText={false}>
      <SimpleFormIterator fullWidth disableClear getItemLabel={(index) => `${index + 1}.`}>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <TextInput
            source="clauseId"
            validate={[required(), CODE]}
            helperText="console.templates.clauseIdRule"
          />
          {isContract && (
            <NumberInput
              source="readSeconds"
              min={0}
              max={600}
              step={1}
              helperText={false}
              sx={{ minWidth: 200 }}
            />
          )}
        </Box>
        <TextsInput source="title" isRequired />
        <TextsInput source="text" isRequired rows={5} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
