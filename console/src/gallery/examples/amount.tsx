import { useTranslate } from 'react-admin';
import { AmountField } from '../../widgets/fields/AmountField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.amount');
  return (
    <FieldStates
      label={label}
      empty={''}
      filled={'1234567890'}
      error={translate('console.widgets.missing.fill', { label })}
    >
      {(field) => <AmountField {...field} unit="元" prefix="¥" />}
    </FieldStates>
  );
}
