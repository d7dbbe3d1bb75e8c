import { useTranslate } from 'react-admin';
import { RegionsField } from '../../widgets/fields/RegionsField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.regions');
  return (
    <FieldStates<readonly string[]>
      label={label}
      empty={[]}
      filled={['RU-PRI', '230000']}
      error={translate('console.widgets.missing.select', { label })}
    >
      {(field) => <RegionsField {...field} />}
    </FieldStates>
  );
}
