import { useTranslate } from 'react-admin';
import { YearField } from '../../widgets/fields/YearField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.year');
  return (
    <FieldStates
      label={label}
      empty={''}
      filled={'2026'}
      error={translate('console.widgets.missing.year', { label })}
    >
      {(field) => <YearField {...field} />}
    </FieldStates>
  );
}
