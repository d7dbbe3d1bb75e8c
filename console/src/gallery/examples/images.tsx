import { useTranslate } from 'react-admin';
import { ImageUploadField } from '../../widgets/fields/ImageUploadField.js';
import { FieldStates } from '../FieldStates.js';

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.images');
  return (
    <FieldStates<readonly string[]>
      label={label}
      empty={[]}
      filled={[`${import.meta.env.BASE_URL}favicon.svg`]}
      error={translate('console.widgets.upload.noImage', { label })}
    >
      {(field) => <ImageUploadField {...field} purpose="avatar" />}
    </FieldStates>
  );
}
