import { useTranslate } from 'react-admin';
import { MonthField } from '../../widgets/fields/MonthField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.month');
  return (
    <FieldStates
      label={label}
      empty={''}
      filled={'2026-11'}
      error={translate('console.widgets.missing.month', { label })}
    >
      {(field) => <MonthField {...field} />}
    </FieldStates>
  );
}
