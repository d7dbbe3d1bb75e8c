import { useTranslate } from 'react-admin';
import { PhoneField } from '../../widgets/fields/PhoneField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.phone');
  return (
    <FieldStates
      label={label}
      empty={''}
      filled={'13800138000'}
      error={translate('console.widgets.phone.mobile', { label })}
    >
      {(field) => <PhoneField {...field} />}
    </FieldStates>
  );
}
