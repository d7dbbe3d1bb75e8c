import { Create, Edit, regex, required, TextInput } from 'react-admin';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FormBar } from '../components/FormBar.js';
import { TextsInput } from '../components/TextsInput.js';
import { RightsInput } from './RightsInput.js';

const CODE = regex(/^ROLE_[A-Z][A-Z0-9_]*$/, 'console.roles.codeRule');

export const RoleEdit = () => (
  <Edit mutationMode="pessimistic" actions={false}>
    <ConsoleForm toolbar={<FormBar />}>
      <TextInput source="roleCode" readOnly />
      <TextsInput source="roleNames" isRequired />
      <TextInput source="roleDesc" fullWidth parse={(text: string) => text || null} />
      <RightsInput />
    </ConsoleForm>
  </Edit>
);

export const RoleCreate = () => (
  <Create redirect="list">
    <ConsoleForm>
      <TextInput source="roleCode" validate={[required(), CODE]} helperText="console.roles.codeRule" />
      <TextsInput source="roleNames" isRequired />
      <TextInput source="roleDesc" fullWidth parse={(text: string) => text || null} />
      <RightsInput />
    </ConsoleForm>
  </Create>
);
