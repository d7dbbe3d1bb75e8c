import { useTranslate } from 'react-admin';
import { LocationField } from '../../widgets/fields/LocationField.js';
import { FieldStates } from '../FieldStates.js';

const PLACE = '{"lng":131.951,"lat":43.797,"address":"Уссурийск"}';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.location');
  return (
    <FieldStates
      label={label}
      empty={''}
      filled={PLACE}
      error={translate('console.widgets.missing.select', { label })}
    >
      {(field) => <LocationField {...field} />}
    </FieldStates>
  );
}
