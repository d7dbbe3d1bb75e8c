import { useTranslate } from 'react-admin';
import { RegionField } from '../../widgets/fields/RegionField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.region');
  return (
    <FieldStates
      label={label}
      empty={''}
      filled={'230102'}
      error={translate('console.widgets.missing.select', { label })}
    >
      {(field) => <RegionField {...field} isAnyLevel />}
    </FieldStates>
  );
}
