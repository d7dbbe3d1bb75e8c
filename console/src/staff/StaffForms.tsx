import { BooleanInput, Create, email, minLength, PasswordInput, required, TextInput } from 'react-admin';
import { lockFlags } from '@mall/web-kit';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FormBar } from '../components/FormBar.js';
import { RecordEdit } from '../components/RecordPages.js';
import { RolesInput } from '../components/role-inputs.js';
import { DepartmentInput } from '../widgets/record-inputs.js';
import { PictureInput } from '../widgets/PictureInput.js';

const LONG_ENOUGH = minLength(10);
const emptyAsNull = (text: string): string | null => text || null;

function StaffInputs() {
  return (
    <>
      <TextInput source="nickname" validate={required()} />
      <TextInput source="name" parse={emptyAsNull} />
      <RolesInput hint="console.staff.rolesHint" />
      <DepartmentInput source="deptId" />
      <TextInput source="phone" parse={emptyAsNull} />
      <TextInput source="email" validate={email()} parse={emptyAsNull} />
      <PictureInput source="avatar" purpose="avatar" />
    </>
  );
}

/** An empty picture means none, and an empty password changes nothing. */
const tidy = ({ avatar, password, ...fields }: Record<string, unknown>) => ({
  ...fields,
  avatar: avatar || null,
  ...(password ? { password } : {}),
});

export const StaffEdit = () => (
  <RecordEdit transform={tidy}>
    <ConsoleForm toolbar={<FormBar />}>
      <TextInput source="username" readOnly />
      <StaffInputs />
      <BooleanInput
        source="lockFlag"
        label="console.staff.lock"
        format={(flag: string | undefined) => flag === lockFlags.locked}
        parse={(isLocked: boolean) => (isLocked ? lockFlags.locked : lockFlags.open)}
        helperText="console.staff.lockHint"
      />
      <PasswordInput
        source="password"
        validate={LONG_ENOUGH}
        helperText="console.staff.passwordHint"
        slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
      />
    </ConsoleForm>
  </RecordEdit>
);

export const StaffCreate = () => (
  <Create redirect="list" transform={tidy}>
    <ConsoleForm defaultValues={{ roleIds: [] }}>
      <TextInput source="username" validate={required()} helperText="console.staff.usernameHint" />
      <PasswordInput
        source="password"
        validate={[required(), LONG_ENOUGH]}
        slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
      />
      <StaffInputs />
    </ConsoleForm>
  </Create>
);
