import { Create, NumberInput, required, TextInput } from 'react-admin';
import type { DepartmentView } from '@mall/contracts/admin';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FormBar } from '../components/FormBar.js';
import { ParentInput } from '../components/ParentInput.js';
import { RecordEdit } from '../components/RecordPages.js';
import { PlaceInput } from './PlaceInput.js';

const ROOT = '0';
const emptyAsNull = (text: string): string | null => text || null;

function DepartmentInputs() {
  return (
    <>
      <TextInput source="name" validate={required()} fullWidth />
      <ParentInput
        source="parentId"
        reference="departments"
        root={ROOT}
        rootLabel="console.departments.root"
        nameOf={({ name }: DepartmentView & { readonly id: string }) => name}
      />
      <NumberInput source="sortOrder" min={0} step={1} />
      <PlaceInput />
      <TextInput source="deptAddress" parse={emptyAsNull} fullWidth />
    </>
  );
}

export const DepartmentEdit = () => (
  <RecordEdit>
    <ConsoleForm toolbar={<FormBar />}>
      <DepartmentInputs />
    </ConsoleForm>
  </RecordEdit>
);

export const DepartmentCreate = () => (
  <Create redirect="list">
    <ConsoleForm defaultValues={{ parentId: ROOT, sortOrder: 100 }}>
      <DepartmentInputs />
    </ConsoleForm>
  </Create>
);
