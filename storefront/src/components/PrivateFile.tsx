import { fileIdOf } from '@mall/contracts/file';
import { call } from '../mall/api.js';
import { PrivateLink } from './PrivateLink.js';

/** A private file by the name its owner gave it. */
export function PrivateFile({ file }: { file: { readonly url: string; readonly originName: string } }) {
  const fileId = fileIdOf(file.url);
  if (!fileId) return null;
  return (
    <PrivateLink icon="document" ask={() => call('file.linkFor', { fileId })}>
      {file.originName}
    </PrivateLink>
  );
}
