import { useTranslate } from 'react-admin';
import { FileUploadField } from '../../widgets/fields/FileUploadField.js';
import type { FileLinkView } from '@mall/contracts/order';
import { FieldStates } from '../FieldStates.js';

const FILES: readonly FileLinkView[] = [{ url: '/contract.pdf', originName: 'contract.pdf' }];

export default function Example() {
  const translate = useTranslate();
  const label = translate('console.gallery.names.files');
  return (
    <FieldStates<readonly FileLinkView[]>
      label={label}
      empty={[]}
      filled={FILES}
      error={translate('console.widgets.missing.upload', { label })}
    >
      {(field) => (
        <FileUploadField {...field} purpose="document" groups={['image', 'pdf']} maxMegabytes={50} />
      )}
    </FieldStates>
  );
}
