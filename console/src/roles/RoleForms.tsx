import { Create, regex, required, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import type { RoleView } from '@mall/contracts/admin';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FormBar } from '../components/FormBar.js';
import { RecordEdit } from '../components/RecordPages.js';
import { TextsInput } from '../components/TextsInput.js';
import { CopyRoleButton } from './CopyRoleButton.js';
import { RightsInput } from './RightsInput.js';
import { ViewAsButton } from './ViewAsButton.js';
import { ScopeInput } from './ScopeInput.js';

const CODE = regex(/^ROLE_[A-Z][A-Z0-9_]*$/, 'console.roles.codeRule');

const RoleActions = () => (
  <TopToolbar>
    <ViewAsButton />
    <CopyRoleButton />
  </TopToolbar>
);

function ScopeOfRole() {
  const role = useRecordContext<RoleView & { id: string }>();
  return <ScopeInput isFixed={role?.grantsAll === true} />;
}

export const RoleEdit = () => (
  <RecordEdit actions={<RoleActions />}>
    <ConsoleForm toolbar={<FormBar />}>
      <TextInput source="roleCode" readOnly />
      <TextsInput source="roleNames" isRequired />
      <TextInput source="roleDesc" fullWidth parse={(text: string) => text || null} />
      <ScopeOfRole />
      <RightsInput />
    </ConsoleForm>
  </RecordEdit>
);

export const RoleCreate = () => (
  <Create redirect="list">
    <ConsoleForm defaultValues={{ dataScope: 'all', menuIds: [] }}>
      <TextInput source="roleCode" validate={[required(), CODE]} helperText="console.roles.codeRule" />
      <TextsInput source="roleNames" isRequired />
      <TextInput source="roleDesc" fullWidth parse={(text: string) => text || null} />
      <ScopeInput />
      <RightsInput />
    </ConsoleForm>
  </Create>
);
