import { randomUUID } from 'node:crypto';
import { DRAWN_PICTURES } from '@mall/contracts/file';

/**
 * Returns a new name of an object: `yyyy/MM/dd/<uuid>.<ext>`, for drawings below `DRAWN_PICTURES`. Names are made only
 * here, and never contain input of a sender.
 */
export function newKey(extension: string, now: Date, isDrawn = false): string {
  const [day] = now.toISOString().split('T');
  return `${isDrawn ? DRAWN_PICTURES : ''}${day!.replaceAll('-', '/')}/${randomUUID()}.${extension}`;
}

const KEY = /^\d{4}\/\d{2}\/\d{2}\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z\d]{3,4}$/;

/** Whether a text has the form of a key; everything else is refused before it reaches a disk or a bucket. */
export const isKey = (text: string): boolean =>
  KEY.test(text.startsWith(DRAWN_PICTURES) ? text.slice(DRAWN_PICTURES.length) : text);

/** Content types of public files, by the ending of their key: `newKey` gives them no other. */
const PUBLIC_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Returns the ending of a key, which is that of the stored content. */
export const extensionOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

export const contentTypeOf = (key: string): string =>
  PUBLIC_TYPES[extensionOf(key)] ?? 'application/octet-stream';

/** Whether a key is of a picture, which has variants. */
export const isPictureKey = (key: string): boolean => contentTypeOf(key).startsWith('image/');

/**
 * Checks a name last before a disk or a bucket: a name that leaves its folder, or that the two would read differently,
 * is a fault of this service and throws.
 */
export function checkName(name: string): string {
  const climbs = name.split('/').some((part) => part === '' || part === '.' || part === '..');
  if (climbs || /[\0\\]/.test(name)) throw new Error('The name of an object climbs out of its folder.');
  return name;
}
