import { fileIdOf } from '@mall/contracts/file';
import { call } from '../mall/api.js';
import { PrivateLink } from './PrivateLink.js';

/** Links to a private file under the name that its owner gave it. */
export function PrivateFile({ file }: { file: { readonly url: string; readonly originName: string } }) {
  const fileId = fileIdOf(file.url);
  if (!fileId) return null;
  return (
    <PrivateLink icon="document" ask={() => call('file.linkFor', { fileId })}>
      {file.originName}
    </PrivateLink>
  );
}
