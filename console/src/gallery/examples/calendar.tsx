import { useTranslate } from 'react-admin';
import { CalendarField } from '../../widgets/fields/CalendarField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.calendar');
  return (
    <FieldStates<readonly string[]>
      label={label}
      empty={[]}
      filled={['2026-02-17']}
      error={translate('console.widgets.missing.select', { label })}
    >
      {(field) => <CalendarField {...field} />}
    </FieldStates>
  );
}
