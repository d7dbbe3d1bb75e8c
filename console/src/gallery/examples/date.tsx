import { useTranslate } from 'react-admin';
import { DateField } from '../../widgets/fields/DateField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.date');
  return (
    <FieldStates
      label={label}
      empty={''}
      filled={'2026-11-24'}
      error={translate('console.widgets.missing.select', { label })}
    >
      {(field) => <DateField {...field} />}
    </FieldStates>
  );
}
