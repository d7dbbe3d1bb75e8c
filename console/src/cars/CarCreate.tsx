import { Create } from 'react-admin';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { CarFormBar } from './CarFormBar.js';
import { CarInputs } from './CarInputs.js';

export function CarCreate() {
  return (
    <Create redirect="show">
      <ConsoleForm
        defaultValues={{ condition: 'used', stock: 1, steering: 'left', pictures: [] }}
        toolbar={<CarFormBar />}
      >
        <CarInputs isNew />
      </ConsoleForm>
    </Create>
  );
}
