import { useTranslate } from 'react-admin';
import { ColourField } from '../../widgets/fields/ColourField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.colour');
  return (
    <FieldStates
      label={label}
      empty={''}
      filled={'#409eff'}
      error={translate('console.widgets.missing.colour', { label })}
    >
      {(field) => <ColourField {...field} />}
    </FieldStates>
  );
}
