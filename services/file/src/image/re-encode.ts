import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import type { FileFormat, PictureVariant } from '@mall/contracts/file';
import sharp, { type Sharp } from 'sharp';
import { readBmp } from './bmp.js';
import { readHeic } from './heic.js';
import { Refusal } from './refusal.js';

const MILLION = 1_000_000;
/** Maximum pixels, about 8,600 by 5,800; a bomb of a few kilobytes unpacks to far more. */
export const MAX_PIXELS = 50 * MILLION;
/** Maximum pixels of a JPEG, which is scaled while it is read: phones take 16,384 by 12,288. */
const MAX_JPEG_PIXELS = 202 * MILLION;
/** Marker of the end of an image. Source: ITU T.81, B.1.1.3. */
const JPEG_END = Buffer.from([0xff, 0xd9]);
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
 * reading of the bytes is removed. Of an animation, the first frame is kept. Pixels are scaled while they are read, so
 * that a photo of 200 million of them takes no more memory than a small one.
 * @throws Refusal `imageUnreadable` or `heicUnreadable` when it is damaged, `tooManyPixels`.
 */
export async function reEncode(path: string, format: FileFormat, isPublic: boolean): Promise<Encoded> {
  const draw = async (failOn: 'error' | 'warning'): Promise<Encoded> => {
    const image = (await open(path, format, failOn)).rotate();
    return isPublic ? asPicture(image) : asPaper(image);
  };
  try {
    return await draw('error').catch(async (failure: unknown) => {
      if (format !== 'jpg' || failure instanceof Refusal) throw failure;
      // An interrupted transfer may have cut off only the end marker. If pixels are missing as well, the decoder warns.
      await appendFile(path, JPEG_END);
      return draw('warning');
    });
  } catch (failure) {
    if (failure instanceof Refusal) throw failure;
    throw new Refusal(format === 'heic' ? 'heicUnreadable' : 'imageUnreadable');
  }
}

async function open(path: string, format: FileFormat, failOn: 'error' | 'warning'): Promise<Sharp> {
  const most = format === 'jpg' ? MAX_JPEG_PIXELS : MAX_PIXELS;
  const limits = { limitInputPixels: most, failOn, sequentialRead: true } as const;
  const checkSize = (width: number, height: number): void => {
    if (width * height > most) throw tooManyPixels(width * height, most);
  };
  if (format === 'bmp' || format === 'heic') {
    const file = await readFile(path);
    const pixels = format === 'bmp' ? readBmp(file, most) : await readHeic(file, checkSize);
    if (!pixels) throw new Refusal('imageUnreadable');
    const { data, ...raw } = pixels;
    return sharp(data, { raw, ...limits });
  }
  // From memory, so that a drawing has no folder to read other files from.
  const source = format === 'svg' ? await readFile(path) : path;
  const image = sharp(source, {
    ...limits,
    ...(format === 'svg' && { density: 96 }),
    limitInputPixels: false,
  });
  const { width, height } = await image.metadata();
  checkSize(width, height);
  return sharp(source, { ...limits, ...(format === 'svg' && { density: 96 }) });
}

/** Returns the refusal in millions of pixels, as phones and cameras state them. */
const tooManyPixels = (pixels: number, most: number): Refusal =>
  new Refusal('tooManyPixels', { found: Math.ceil(pixels / MILLION), most: Math.floor(most / MILLION) });

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
