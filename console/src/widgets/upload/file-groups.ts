/** Groups of file types, with their endings. */
export const FILE_GROUPS = {
  image: ['png', 'jpg', 'jpeg', 'bmp', 'gif', 'webp', 'svg', 'avif', 'heic', 'heif'],
  audio: ['mp3', 'wav', 'ogg', 'aac', 'flac', 'm4a'],
  video: ['mp4', 'mov', 'avi', 'mkv', 'webm', 'wmv'],
  /** Types of videos shown in the shop; a phone's MOV is stored as MP4. */
  shopVideo: ['mp4', 'mov', 'webm'],
  spreadsheet: ['xls', 'xlsx', 'csv'],
  document: ['doc', 'docx', 'txt', 'rtf', 'odt'],
  pdf: ['pdf'],
  /** A photographed or scanned document. */
  scan: ['jpg', 'jpeg', 'png', 'heic', 'heif', 'pdf'],
  zip: ['zip', 'rar', '7z'],
} as const;
export type FileGroup = keyof typeof FILE_GROUPS;

/** The endings of images: the prescribed ones, and those of phones' photos, which the server converts. */
export const IMAGE_ENDINGS: readonly string[] = FILE_GROUPS.image;
/** Maximum number of pictures of a multi-image field. Prescribed. */
export const IMAGES_MAX = 3;
/** Maximum size of an image in MB. Prescribed; the message says 1000. */
export const IMAGE_MB = 1024;
/** Time for which the message about a finished upload is shown, in milliseconds. Prescribed. */
export const DONE_MS = 3000;

const MEGABYTE = 1024 * 1024;

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

export const endingsOf = (groups: readonly FileGroup[]): readonly string[] =>
  groups.flatMap((group) => FILE_GROUPS[group]);

/** Returns the value for the `accept` attribute of a file chooser. */
export const acceptOf = (groups: readonly FileGroup[]): string =>
  endingsOf(groups)
    .map((ending) => `.${ending}`)
    .join(',');

/** The limits checked before a file is sent. */
export interface UploadLimits {
  readonly groups: readonly FileGroup[];
  readonly maxMegabytes?: number | undefined;
}

interface FileFacts {
  readonly name: string;
  readonly size: number;
}

/** Returns why a file is not sent: its type, or its size. */
export function fileProblem(
  { name, size }: FileFacts,
  { groups, maxMegabytes }: UploadLimits,
): 'type' | 'size' | undefined {
  if (!endingsOf(groups).includes(endingOf(name))) return 'type';
  return maxMegabytes !== undefined && size > maxMegabytes * MEGABYTE ? 'size' : undefined;
}
