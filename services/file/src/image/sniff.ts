import { open, readFile } from 'node:fs/promises';
import type { FileFormat } from '@mall/contracts/file';
import { fileTypeFromFile } from 'file-type';
import { isSvg } from './svg-head.js';

const BY_TYPE: Readonly<Record<string, FileFormat>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  // Containers with the structure of MP4, in which phones record; a video is packed anew and becomes an MP4.
  'video/x-m4v': 'mp4',
  'video/quicktime': 'mp4',
};

/** Maximum bytes of a drawing. */
const MAX_SVG_BYTES = 2_000_000;

/** Returns the format of a file by its content alone; `undefined` for every format that is not accepted. */
export async function sniff(path: string, sizeBytes: number): Promise<FileFormat | undefined> {
  const found = await fileTypeFromFile(path);
  const format = BY_TYPE[found?.mime ?? ''];
  // Viewers find `%PDF` anywhere in the first kilobyte; a file that begins with something else could be read
  // as two formats.
  if (format === 'pdf') return (await headOf(path, 5)) === '%PDF-' ? 'pdf' : undefined;
  if (format) return format;
  if (sizeBytes > MAX_SVG_BYTES) return undefined;
  const isText = !found || found.mime.endsWith('xml');
  return isText && isSvg(await readFile(path, 'utf8')) ? 'svg' : undefined;
}

async function headOf(path: string, bytes: number): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
