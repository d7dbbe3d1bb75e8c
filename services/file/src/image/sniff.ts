import { open, readFile } from 'node:fs/promises';
import type { FileFormat } from '@mall/contracts/file';
import { fileTypeFromFile } from 'file-type';

const BY_TYPE: Readonly<Record<string, FileFormat>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'application/pdf': 'pdf',
};

/** Larger drawings are no pictures of a shop. */
const MAX_SVG_BYTES = 2_000_000;
const SVG =
  /^\uFEFF?\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[^]{0,500}?-->\s*)*(?:<!DOCTYPE\s+svg[^>[]{0,300}>\s*)?<svg[\s>]/i;

/** What a file is by its content alone; `undefined` for everything that is not accepted anywhere. */
export async function sniff(path: string, sizeBytes: number): Promise<FileFormat | undefined> {
  const found = await fileTypeFromFile(path);
  const format = BY_TYPE[found?.mime ?? ''];
  // Readers look for `%PDF` anywhere near the beginning; what stands before it is somebody's trick.
  if (format === 'pdf') return (await headOf(path, 5)) === '%PDF-' ? 'pdf' : undefined;
  if (format) return format;
  if (sizeBytes > MAX_SVG_BYTES) return undefined;
  const isText = !found || found.mime.endsWith('xml');
  return isText && isSvg(await readFile(path, 'utf8')) ? 'svg' : undefined;
}

/** A drawing that defines entities could grow without end when it is read. */
export function isSvg(text: string): boolean {
  return SVG.test(text) && !/<!ENTITY/i.test(text);
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
