import { Create, SimpleForm } from 'react-admin';
import { CarInputs } from './CarInputs.js';

export function CarCreate() {
  return (
    <Create redirect="show">
      <SimpleForm warnWhenUnsavedChanges defaultValues={{ condition: 'used', stock: 1, steering: 'left' }}>
        <CarInputs isNew />
      </SimpleForm>
    </Create>
  );
}
