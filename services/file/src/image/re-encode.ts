import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FileFormat, PictureVariant } from '@mall/contracts/file';
import sharp, { type Sharp } from 'sharp';
import { readBmp } from './bmp.js';
import { Refusal } from './refusal.js';

/** Maximum pixels, about 8,600 by 5,800; a bomb of a few kilobytes unpacks to far more. */
export const MAX_PIXELS = 50_000_000;
const LARGEST_PICTURE = 2560;
const LARGEST_PAPER = 4000;
/**
 * Effort of compression from 0 to 6; sharp's default of 4 takes twice the time of an upload for a picture that is a
 * twentieth smaller.
 */
const EFFORT = 2;

// One thread for one picture: `DecoderService` limits the number of parallel pictures.
sharp.concurrency(1);
sharp.cache(false);

export interface Encoded {
  readonly bytes: Buffer;
  readonly contentType: 'image/webp' | 'image/jpeg';
  readonly extension: 'webp' | 'jpg';
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Draws an image again, upright and with nothing but its pixels: data hidden in metadata, behind the end or in another
 * reading of the bytes is removed.
 * @throws Refusal `imageUnreadable` when it is damaged or has more than 50 million pixels.
 */
export async function reEncode(path: string, format: FileFormat, isPublic: boolean): Promise<Encoded> {
  try {
    const image = (await open(path, format)).rotate();
    return await (isPublic ? asPicture(image) : asPaper(image));
  } catch {
    throw new Refusal('imageUnreadable');
  }
}

async function open(path: string, format: FileFormat): Promise<Sharp> {
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  if (format === 'bmp') {
    const pixels = readBmp(await readFile(path), MAX_PIXELS);
    if (!pixels) throw new Refusal('imageUnreadable');
    const { data, ...raw } = pixels;
    return sharp(data, { raw, ...limits });
  }
  // From memory, so that a drawing has no folder to read other files from.
  if (format === 'svg') return sharp(await readFile(path), { density: 96, ...limits });
  return sharp(path, limits);
}

async function asPicture(image: Sharp): Promise<Encoded> {
  const within = {
    width: LARGEST_PICTURE,
    height: LARGEST_PICTURE,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  const { data, info } = await image
    .resize(within)
    .webp({ quality: 84, effort: EFFORT })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { bytes: data, contentType: 'image/webp', extension: 'webp', width, height, sha256: sha256(data) };
}

/** Encodes a paper. Papers are read closely and handed on: they are larger, and in the format that every office opens. */
async function asPaper(image: Sharp): Promise<Encoded> {
  const within = {
    width: LARGEST_PAPER,
    height: LARGEST_PAPER,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  const { data, info } = await image
    .resize(within)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { bytes: data, contentType: 'image/jpeg', extension: 'jpg', width, height, sha256: sha256(data) };
}

/** Returns a smaller version of a stored picture. `272x205` fills its box, the others keep their proportions. */
export async function variantOf(picture: Buffer, variant: PictureVariant): Promise<Buffer> {
  const [width, height] = variant.split('x').map(Number);
  const box = height
    ? ({ width, height, fit: 'cover' } as const)
    : ({ width, withoutEnlargement: true } as const);
  return sharp(picture, { limitInputPixels: MAX_PIXELS }).resize(box).webp({ quality: 80 }).toBuffer();
}
