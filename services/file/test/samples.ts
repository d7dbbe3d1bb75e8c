import sharp from 'sharp';
import { handWritten } from './pdf-corpus.js';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48" fill="red"/></svg>';

const plain = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#c01020' } });

/** A red HEIC photo of 64 by 48 pixels, made once by libheif's encoder: `sharp` cannot write the format. */
const HEIC =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA' +
  'AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAHQACAAEAAAAAAAAA' +
  'AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA' +
  'ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED' +
  'cAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz' +
  'cGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt' +
  'ZwACAAEAAQAAACVtZGF0AAAAGSgBrxOA+BDhp//8kaj/9Ss8PxF+vzopDPg=';

/** Returns a PNG that says that it is animated, with one frame. Source: Portable Network Graphics, third edition, 11.3.6. */
async function animatedPng(): Promise<Buffer> {
  const still = await plain().png().toBuffer();
  const [width, height] = [still.subarray(16, 20), still.subarray(20, 24)];
  const frame = Buffer.concat([
    Buffer.alloc(4),
    width,
    height,
    Buffer.alloc(8),
    Buffer.from([0, 1, 0, 10, 0, 0]),
  ]);
  const animation = [pngChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])), pngChunk('fcTL', frame)];
  return Buffer.concat([still.subarray(0, 33), ...animation, still.subarray(33)]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Returns an animation of a red and a blue frame. */
async function animated(format: 'gif' | 'webp'): Promise<Buffer> {
  const blue = sharp({ create: { width: 64, height: 48, channels: 3, background: '#1020c0' } });
  const frames = await Promise.all([plain(), blue].map((frame) => frame.png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    [format]()
    .toBuffer();
}

export const samples = {
  png: () => plain().png().toBuffer(),
  jpg: () => plain().jpeg().toBuffer(),
  webp: () => plain().webp().toBuffer(),
  gif: () => plain().gif().toBuffer(),
  bmp: () => Promise.resolve(bitmap(5, 3)),
  svg: () => Promise.resolve(Buffer.from(drawing)),
  avif: () => plain().avif().toBuffer(),
  heic: () => Promise.resolve(Buffer.from(HEIC, 'base64')),
  pdf: () => Promise.resolve(handWritten()),
} as const;

/** Pictures whose first frame is stored. */
export const animations: Readonly<Record<string, () => Promise<Buffer>>> = {
  png: animatedPng,
  gif: () => animated('gif'),
  webp: () => animated('webp'),
};

/** Returns a picture as a camera makes it. */
export const photo = (width: number, height: number): Promise<Buffer> =>
  plain(width, height).jpeg().toBuffer();

/** Returns a picture of a camera held upright: stored sideways, with a note of its orientation. */
export const turnedPhoto = (): Promise<Buffer> =>
  plain(400, 300)
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'canary-4711' } } })
    .jpeg()
    .toBuffer();

const script = '<script>alert(document.domain)</script>';

/** Files that must not be accepted as what they claim to be. */
export const liars: Readonly<Record<string, () => Promise<Buffer>>> = {
  'photo.png that is a page': () => Promise.resolve(Buffer.from(`<!doctype html>${script}`)),
  'photo.gif that is a script': () =>
    Promise.resolve(Buffer.from('GIF89a/*' + '\0'.repeat(40) + '*/=1;alert(1)//')),
  'photo.png with nothing but the first bytes': async () =>
    Buffer.concat([(await samples.png()).subarray(0, 8), Buffer.from(script)]),
  'photo.jpg that is a program': () => Promise.resolve(Buffer.from('MZ' + '\0'.repeat(200))),
  'photo.jpg that is an archive': () =>
    Promise.resolve(Buffer.from('PK\x03\x04' + '\0'.repeat(200), 'latin1')),
  'photo.svg with entities': () =>
    Promise.resolve(
      Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>`),
    ),
  'photo.png of 900 million pixels': () => Promise.resolve(bomb(30_000, 30_000)),
  'a cut photo.jpg': async () => (await photo(600, 400)).subarray(0, 700),
};

/** Valid pictures with something hidden behind or inside; accepted, without it. */
export const smugglers: Readonly<Record<string, () => Promise<Buffer>>> = {
  'png with a page behind it': async () => Buffer.concat([await samples.png(), Buffer.from(script)]),
  'jpg with an archive behind it': async () =>
    Buffer.concat([await samples.jpg(), Buffer.from(`PK\x03\x04${script}`)]),
  'svg with a script': () => Promise.resolve(Buffer.from(drawing.replace('</svg>', `${script}</svg>`))),
};

/** Returns an uncompressed bitmap, its left half red. */
function bitmap(width: number, height: number): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + stride * height);
  file.write('BM', 0, 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) file[54 + y * stride + x * 3 + 2] = x < width / 2 ? 255 : 0;
  return file;
}

/** Returns a PNG header for a picture whose data is missing. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const body = Buffer.concat([Buffer.from('IHDR'), size, Buffer.from([8, 2, 0, 0, 0])]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body), 0);
  return Buffer.concat([header.subarray(0, 12), body, check, Buffer.from('0000000049454e44ae426082', 'hex')]);
}

export function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
