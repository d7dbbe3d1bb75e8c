import { Edit, SimpleForm } from 'react-admin';
import { FormBar } from '../components/FormBar.js';
import { CarInputs } from './CarInputs.js';

export function CarEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="show" actions={false}>
      <SimpleForm toolbar={<FormBar />} warnWhenUnsavedChanges>
        <CarInputs />
      </SimpleForm>
    </Edit>
  );
}
