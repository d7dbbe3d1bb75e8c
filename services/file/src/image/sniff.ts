import { open, readFile } from 'node:fs/promises';
import type { FileFormat } from '@mall/contracts/file';
import { fileTypeFromFile } from 'file-type';
import { headerOf } from './open-pdf.js';
import { isSvg } from './svg-head.js';

const BY_TYPE: Readonly<Record<string, FileFormat>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  // An animated picture is stored as its first frame.
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif-sequence': 'heic',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  // Containers with the structure of MP4, in which phones record; a video is packed anew and becomes an MP4.
  'video/x-m4v': 'mp4',
  'video/quicktime': 'mp4',
};

/** Maximum bytes of a drawing. */
const MAX_SVG_BYTES = 2_000_000;
const HEAD_BYTES = 2_048;

/** Returns the format of a file by its content alone; `undefined` for every format that is not accepted. */
export async function sniff(path: string, sizeBytes: number): Promise<FileFormat | undefined> {
  const found = await fileTypeFromFile(path);
  const format = BY_TYPE[found?.mime ?? ''];
  if (format) return format;
  // Viewers find the header of a PDF anywhere in the first kilobyte; `checkPdf` removes what stands before it.
  if (!found && headerOf(await headOf(path, HEAD_BYTES)) >= 0) return 'pdf';
  if (sizeBytes > MAX_SVG_BYTES) return undefined;
  const isText = !found || found.mime.endsWith('xml');
  return isText && isSvg(await readFile(path, 'utf8')) ? 'svg' : undefined;
}

async function headOf(path: string, bytes: number): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
