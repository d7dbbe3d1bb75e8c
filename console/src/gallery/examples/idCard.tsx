import { useTranslate } from 'react-admin';
import { IdCardField } from '../../widgets/fields/IdCardField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.idCard');
  return (
    <FieldStates
      label={label}
      empty={''}
      filled={'11010519491231002X'}
      error={translate('console.widgets.idCard.check', { label })}
    >
      {(field) => <IdCardField {...field} />}
    </FieldStates>
  );
}
