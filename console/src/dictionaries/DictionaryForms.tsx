import { Create, regex, required, TextInput } from 'react-admin';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FormBar } from '../components/FormBar.js';
import { RecordEdit } from '../components/RecordPages.js';
import { TextsInput } from '../components/TextsInput.js';
import { ItemTable } from './ItemTable.js';

const TYPE = regex(/^[A-Za-z][A-Za-z0-9_]*$/, 'console.dictionaries.typeRule');
const emptyAsNull = (text: string): string | null => text || null;

export const DictionaryEdit = () => (
  <RecordEdit redirect={false}>
    <ConsoleForm toolbar={<FormBar />}>
      <TextInput source="dictType" readOnly />
      <TextsInput source="descriptions" isRequired />
      <TextInput source="remarks" fullWidth parse={emptyAsNull} />
    </ConsoleForm>
    <ItemTable />
  </RecordEdit>
);

export const DictionaryCreate = () => (
  <Create redirect="edit">
    <ConsoleForm>
      <TextInput source="dictType" validate={[required(), TYPE]} helperText="console.dictionaries.typeRule" />
      <TextsInput source="descriptions" isRequired />
      <TextInput source="remarks" fullWidth parse={emptyAsNull} />
    </ConsoleForm>
  </Create>
);
