import sharp from 'sharp';
import { handWritten } from './pdf-corpus.js';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48" fill="red"/></svg>';

const plain = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#c01020' } });

export const samples = {
  png: () => plain().png().toBuffer(),
  jpg: () => plain().jpeg().toBuffer(),
  webp: () => plain().webp().toBuffer(),
  gif: () => plain().gif().toBuffer(),
  bmp: () => Promise.resolve(bitmap(5, 3)),
  svg: () => Promise.resolve(Buffer.from(drawing)),
  pdf: () => Promise.resolve(handWritten()),
} as const;

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
