import { PRIVATE_FILES, PUBLIC_FILES, type FileView } from '@mall/contracts/file';
import type { FileRow } from './file.repository.js';

/** Returns the address to store: a public file's own, or for a private one that which `linkFor` makes a temporary link of. */
export function addressOf({ isPublic, key, fileId }: Pick<FileRow, 'isPublic' | 'key' | 'fileId'>): string {
  return isPublic ? `${PUBLIC_FILES}${key}` : `${PRIVATE_FILES}${fileId}`;
}

export function toFileView(row: FileRow): FileView {
  return {
    fileId: row.fileId,
    url: addressOf(row),
    purpose: row.purpose,
    isPublic: row.isPublic,
    ownerId: row.ownerId ?? undefined,
    originName: row.originName,
    contentType: row.contentType,
    sizeBytes: row.sizeBytes,
    sha256: row.sha256,
    createdAt: row.createdAt.toISOString(),
  };
}
