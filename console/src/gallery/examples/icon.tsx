import { useTranslate } from 'react-admin';
import { IconField } from '../../widgets/fields/IconField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.icon');
  return (
    <FieldStates
      label={label}
      empty={''}
      filled={'iconfont icon-home'}
      error={translate('console.widgets.missing.select', { label })}
    >
      {(field) => <IconField {...field} />}
    </FieldStates>
  );
}
