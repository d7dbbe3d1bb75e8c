import { useTranslate } from 'react-admin';
import { NumberField } from '../../widgets/fields/NumberField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.number');
  return (
    <FieldStates<number | null>
      label={label}
      empty={null}
      filled={42}
      error={translate('console.widgets.missing.fill', { label })}
    >
      {(field) => <NumberField {...field} max={1000} />}
    </FieldStates>
  );
}
