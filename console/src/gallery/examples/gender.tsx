import { useTranslate } from 'react-admin';
import { GenderField } from '../../widgets/fields/GenderField.js';
import type { Gender } from '../../widgets/rules/gender.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.gender');
  return (
    <FieldStates<'' | Gender>
      label={label}
      empty={''}
      filled={'1'}
      error={translate('console.widgets.gender.contradicts', { label })}
    >
      {(field) => <GenderField {...field} />}
    </FieldStates>
  );
}
