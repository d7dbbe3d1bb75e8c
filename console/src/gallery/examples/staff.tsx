import { useTranslate } from 'react-admin';
import { StaffField } from '../../widgets/fields/StaffField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.staff');
  return (
    <FieldStates<readonly string[]>
      label={label}
      empty={[]}
      filled={['1']}
      error={translate('console.widgets.missing.select', { label })}
    >
      {(field) => <StaffField {...field} />}
    </FieldStates>
  );
}
