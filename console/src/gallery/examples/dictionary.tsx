import { useTranslate } from 'react-admin';
import { DictionaryField } from '../../widgets/fields/DictionaryField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.dictionary');
  return (
    <FieldStates
      label={label}
      empty={''}
      filled={'2'}
      error={translate('console.widgets.missing.select', { label })}
    >
      {(field) => <DictionaryField {...field} dictionary="order_status" />}
    </FieldStates>
  );
}
