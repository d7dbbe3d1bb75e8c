import { Edit } from 'react-admin';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FormBar } from '../components/FormBar.js';
import { CarInputs } from './CarInputs.js';

export function CarEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="show" actions={false}>
      <ConsoleForm toolbar={<FormBar />} warnWhenUnsavedChanges>
        <CarInputs />
      </ConsoleForm>
    </Edit>
  );
}
