import { useTranslate } from 'react-admin';
import { DepartmentField } from '../../widgets/fields/DepartmentField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.department');
  return (
    <FieldStates
      label={label}
      empty={''}
      filled={'1'}
      error={translate('console.widgets.missing.select', { label })}
    >
      {(field) => <DepartmentField {...field} />}
    </FieldStates>
  );
}
