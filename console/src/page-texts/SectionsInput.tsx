import { Box } from '@mui/material';
import { ArrayInput, regex, required, SimpleFormIterator, TextInput } from 'react-admin';
import { TextsInput } from '../components/TextsInput.js';

const KEY = regex(/^[A-Za-z][\w-]*$/, 'console.pageTexts.keyRule');

/** Edits sections and their texts, each of which can be added, removed and moved. */
export const SectionsInput = () => (
  <ArrayInput source="sections" fullWidth helperText={false}>
    <SimpleFormIterator fullWidth disableClear getItemLabel={(index) => `${index + 1}.`}>
      <Box sx={{ maxWidth: 320 }}>
        <TextInput
          source="key"
          validate={[required(), KEY]}
          helperText="console.pageTexts.keyHint"
          fullWidth
        />
      </Box>
      <TextsInput source="title" isRequired />
      <ArrayInput source="entries" validate={required()} fullWidth helperText={false}>
        <SimpleFormIterator fullWidth disableClear getItemLabel={(index) => `${index + 1}`}>
          <TextsInput source="heading" rows={2} />
          <TextsInput source="text" isRequired rows={3} />
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleFormIterator>
  </ArrayInput>
);
