import { useGetIdentity, useTranslate } from 'react-admin';
import { StaffField } from '../../widgets/fields/StaffField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const label = translate('console.gallery.names.staff');
  if (!identity) return null;
  return (
    <FieldStates<readonly string[]>
      label={label}
      empty={[]}
      filled={[String(identity.id)]}
      error={translate('console.widgets.missing.select', { label })}
    >
      {(field) => <StaffField {...field} />}
    </FieldStates>
  );
}
