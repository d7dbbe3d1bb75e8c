import { useTranslate } from 'react-admin';
import { YesNoField } from '../../widgets/fields/YesNoField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.yesNo');
  return (
    <FieldStates<0 | 1 | '' | null>
      label={label}
      empty={null}
      filled={1}
      error={translate('console.widgets.missing.select', { label })}
    >
      {(field) => <YesNoField {...field} />}
    </FieldStates>
  );
}
