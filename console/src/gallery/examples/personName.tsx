import { useTranslate } from 'react-admin';
import { PersonNameField } from '../../widgets/fields/PersonNameField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.personName');
  return (
    <FieldStates
      label={label}
      empty={''}
      filled={'阿不都·热合曼'}
      error={translate('console.widgets.personName.format', { label })}
    >
      {(field) => <PersonNameField {...field} />}
    </FieldStates>
  );
}
