import type { ClientOf } from '@mall/messaging';
import { fileIdOf } from '@mall/contracts/file';
import { orderErrors } from '@mall/contracts/order';
import type { orderCalls } from '@mall/contracts/services/order';

export interface FileLink {
  readonly url: string;
  readonly originName: string;
}

const ALLOWED = /\.(jpe?g|png|pdf)$/i;

/** Returns the first file that is not jpg, png or pdf by its name. The file service has checked its content. */
export const unfitFile = (files: readonly FileLink[]): FileLink | undefined =>
  files.find(({ originName }) => !ALLOWED.test(originName));

/** Returns the addresses of files as one text, by which lists of files are compared. */
export const urlsOf = (files: readonly Pick<FileLink, 'url'>[]): string => files.map(({ url }) => url).join();

/** Returns the SHA-256 of each file that the file service knows. */
export async function digestsOf(
  api: ClientOf<typeof orderCalls.files>,
  files: readonly FileLink[],
): Promise<string[]> {
  const fileIds = files.map(({ url }) => fileIdOf(url)).filter((id) => id !== undefined);
  if (fileIds.length === 0) return [];
  return (await api.describe({ fileIds })).map(({ sha256 }) => sha256);
}

/**
 * Checks that the files are private uploads of `ownerId`, and registers their use with the file service.
 * @throws orderErrors.slipType when a file is of another type or not a private upload.
 */
export async function claimFiles(
  api: ClientOf<typeof orderCalls.files>,
  files: readonly FileLink[],
  {
    usedBy,
    ownerId,
    purpose,
  }: { usedBy: string; ownerId: string; purpose: 'slip' | 'contract' | 'document' },
): Promise<void> {
  const unfit = unfitFile(files) ?? files.find(({ url }) => fileIdOf(url) === undefined);
  if (unfit) throw orderErrors.slipType({ name: unfit.originName });
  const fileIds = files.map(({ url }) => fileIdOf(url)!);
  await api.attach({ fileIds, usedBy, ownerId, purposes: [purpose, 'document'] });
}
