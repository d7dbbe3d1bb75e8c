import { BooleanInput, Create, NumberInput, regex, required, TextInput } from 'react-admin';
import { microAppStatuses } from '@mall/web-kit';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FormBar } from '../components/FormBar.js';
import { RecordEdit } from '../components/RecordPages.js';
import { RolesInput } from '../components/role-inputs.js';
import { MenuIconInput } from '../widgets/inputs.js';

const SLUG = regex(/^[A-Za-z][\w-]*$/, 'console.microApps.slugRule');
const emptyAsNull = (text: string): string | null => text || null;

function MicroAppInputs() {
  return (
    <>
      <TextInput source="appName" validate={required()} fullWidth />
      <TextInput source="appCode" validate={[required(), SLUG]} helperText="console.microApps.slugRule" />
      <TextInput
        source="entryUrl"
        type="url"
        validate={required()}
        helperText="console.microApps.entryHint"
        fullWidth
      />
      <TextInput source="routerPath" validate={[required(), SLUG]} helperText="console.microApps.pathHint" />
      <MenuIconInput source="icon" />
      <NumberInput source="sort" min={0} step={1} />
      <BooleanInput
        source="status"
        format={(status: string | undefined) => status !== microAppStatuses.off}
        parse={(isOn: boolean) => (isOn ? microAppStatuses.on : microAppStatuses.off)}
      />
      <RolesInput hint="console.microApps.rolesHint" />
      <BooleanInput source="isPublic" helperText="console.microApps.publicHint" />
      <TextInput source="remark" parse={emptyAsNull} multiline fullWidth />
    </>
  );
}

export const MicroAppEdit = () => (
  <RecordEdit>
    <ConsoleForm toolbar={<FormBar />} warnWhenUnsavedChanges>
      <MicroAppInputs />
    </ConsoleForm>
  </RecordEdit>
);

export const MicroAppCreate = () => (
  <Create redirect="list">
    <ConsoleForm
      warnWhenUnsavedChanges
      defaultValues={{ sort: 100, status: microAppStatuses.on, roleIds: [], isPublic: false }}
    >
      <MicroAppInputs />
    </ConsoleForm>
  </Create>
);
