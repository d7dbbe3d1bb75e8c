import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { clip } from '@mall/testing';
import { badPdfs, handWritten } from './pdf-corpus.js';
import { bomb, crc32, liars, photo, samples, smugglers } from './samples.js';

/** A generated file; the corpus is not stored. */
export interface Hostile {
  readonly name: string;
  readonly bytes: Buffer;
}

const FORMATS = Object.keys(samples) as (keyof typeof samples)[];
const SCRIPT = Buffer.from('<script>alert("canary-script")</script>');

const all = (files: Readonly<Record<string, () => Buffer | Promise<Buffer>>>): Promise<Hostile[]> =>
  Promise.all(Object.entries(files).map(async ([name, make]) => ({ name, bytes: await make() })));

/** Returns each format cut at twelve places, including its first bytes and all but its last one. */
export async function truncations(): Promise<Hostile[]> {
  const whole = await Promise.all(FORMATS.map(async (name) => ({ name, bytes: await samples[name]() })));
  return whole.flatMap(({ name, bytes }) =>
    [1, 2, 4, 8, 12, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99, bytes.length - 1].map((at) => {
      const end = at < 1 ? Math.floor(bytes.length * at) : at;
      return { name: `${name} of ${end} bytes`, bytes: bytes.subarray(0, end) };
    }),
  );
}

/** Returns files that two programs read as two formats: every format before, behind and inside every other. */
export async function polyglots(): Promise<Hostile[]> {
  const parts = await Promise.all(FORMATS.map(async (name) => ({ name, bytes: await samples[name]() })));
  const scripts = [
    { name: 'script', bytes: SCRIPT },
    { name: 'archive', bytes: Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(60), SCRIPT]) },
    { name: 'program', bytes: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]) },
  ];
  const pairs = parts.flatMap((one) =>
    [...parts, ...scripts]
      .filter((other) => other.name !== one.name)
      .flatMap((other) => [
        { name: `${one.name} then ${other.name}`, bytes: Buffer.concat([one.bytes, other.bytes]) },
        { name: `${other.name} then ${one.name}`, bytes: Buffer.concat([other.bytes, one.bytes]) },
        {
          name: `head of ${one.name}, rest of ${other.name}`,
          bytes: Buffer.concat([one.bytes.subarray(0, 12), other.bytes]),
        },
      ]),
  );
  return [...pairs, ...(await all(liars)), ...(await all(smugglers)), ...(await allPdfs())];
}

const allPdfs = async (): Promise<Hostile[]> =>
  (await Promise.all(Object.values(badPdfs).map(all))).flat().filter(({ bytes }) => bytes.length < 400_000);

/** Returns small files that grow when they are read. */
export function bombs(): Hostile[] {
  const svg = (inside: string, size = '2000'): Buffer =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${inside}</svg>`);
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
    '',
  );
  const nestedGroups = '<g>'.repeat(20_000) + '</g>'.repeat(20_000);
  return [
    { name: 'PNG of 900 million pixels', bytes: bomb(30_000, 30_000) },
    { name: 'PNG of the largest width', bytes: bomb(2 ** 31 - 1, 1) },
    { name: 'PNG without width', bytes: bomb(0, 0) },
    { name: 'PNG whose text unpacks to 200 MB', bytes: png([pngText(200)]) },
    { name: 'PNG whose profile unpacks to 200 MB', bytes: png([pngProfile(200)]) },
    {
      name: 'PNG of a hundred thousand parts',
      bytes: png(Array.from({ length: 100_000 }, () => chunk('tEXt', Buffer.from('a\0b')))),
    },
    { name: 'GIF of the largest screen', bytes: gif(65_535, 65_535, 1) },
    { name: 'GIF of fifty thousand frames', bytes: gif(2_000, 2_000, 50_000) },
    { name: 'JPEG of the largest size', bytes: jpegHead(65_500, 65_500) },
    { name: 'BMP of a negative width', bytes: bmp(-5, 5) },
    { name: 'BMP of the largest height', bytes: bmp(1, -(2 ** 31)) },
    { name: 'BMP whose pixels begin at its end', bytes: bmp(2, 2, 0xffff_ffff) },
    {
      name: 'WebP that says it is larger',
      bytes: Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 ', 'latin1'), Buffer.alloc(64, 0xff)]),
    },
    {
      name: 'SVG of ten billion laughs',
      bytes: Buffer.from(
        `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]><svg xmlns="http://www.w3.org/2000/svg">&l9;</svg>`,
      ),
    },
    { name: 'SVG of the largest size', bytes: svg('<rect width="9" height="9"/>', '99999999') },
    { name: 'SVG nested twenty thousand deep', bytes: svg(nestedGroups) },
    {
      name: 'SVG with a path of a million points',
      bytes: svg(`<path d="M0 0${'l1 1'.repeat(300_000)}" stroke="red"/>`),
    },
    {
      name: 'SVG that fetches a file',
      bytes: svg(
        '<image href="file:///etc/passwd" width="9" height="9"/><image href="http://127.0.0.1:1/x" width="9" height="9"/>',
      ),
    },
    { name: 'SVG of comments alone', bytes: Buffer.from('<!--'.repeat(400_000)) },
    { name: 'SVG of open processing instructions', bytes: Buffer.from('<?'.repeat(500_000)) },
    { name: 'compressed SVG', bytes: gzipSync(Buffer.alloc(50_000_000, '<svg>')) },
    {
      name: 'PDF of nested lists',
      bytes: handWritten({ objects: `4 0 obj${'['.repeat(50_000)}${']'.repeat(50_000)}endobj` }),
    },
    {
      name: 'PDF of nested dictionaries',
      bytes: handWritten({ catalog: `/X ${'<</X '.repeat(20_000)}1${'>>'.repeat(20_000)}` }),
    },
    {
      name: 'PDF that refers in a circle',
      bytes: handWritten({
        catalog: '/OpenAction 4 0 R',
        objects: '4 0 obj 5 0 R endobj\n5 0 obj 4 0 R endobj',
      }),
    },
    {
      name: 'PDF of a hundred thousand objects',
      bytes: handWritten({
        objects: Array.from({ length: 100_000 }, (_, n) => `${n + 10} 0 obj<<>>endobj`).join('\n'),
      }),
    },
    {
      name: 'PDF with a number of a megabyte',
      bytes: handWritten({ catalog: `/X ${'9'.repeat(1_000_000)}` }),
    },
    { name: 'nothing but NUL', bytes: Buffer.alloc(5_000_000) },
    { name: 'nothing but blanks', bytes: Buffer.alloc(1_900_000, ' ') },
  ];
}

const CLIPS = [
  { name: 'MP4', bytes: clip.mp4() },
  { name: 'WebM', bytes: clip.webm() },
];

/** Returns videos that are cut, have another content, promise more than they hold, or do not end. */
export function videos(): Hostile[] {
  const [mp4, webm] = [clip.mp4(), clip.webm()];
  const cuts = CLIPS.flatMap(({ name, bytes }) =>
    [4, 12, 40, 0.25, 0.5, 0.75, 0.99].map((at) => {
      const end = at < 1 ? Math.floor(bytes.length * at) : at;
      return { name: `${name} of ${end} bytes`, bytes: bytes.subarray(0, end) };
    }),
  );
  const other = (from: Buffer, head: Buffer): Buffer => Buffer.concat([head, from.subarray(head.length)]);
  return [
    ...cuts,
    { name: 'head of MP4, rest of WebM', bytes: other(webm, mp4.subarray(0, 36)) },
    { name: 'head of WebM, rest of MP4', bytes: other(mp4, webm.subarray(0, 36)) },
    { name: 'MP4 that is a page', bytes: Buffer.concat([mp4.subarray(0, 36), SCRIPT]) },
    { name: 'MP4 with a page behind it', bytes: Buffer.concat([mp4, SCRIPT]) },
    {
      name: 'AVI',
      bytes: Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fAVI LIST', 'latin1'), Buffer.alloc(64)]),
    },
    { name: 'MP4 of the largest width', bytes: overwritten(mp4, 'avc1', 28, [0xff, 0xff, 0xff, 0xff]) },
    { name: 'MP4 without width', bytes: overwritten(mp4, 'avc1', 28, [0, 0, 0, 0]) },
    {
      name: 'MP4 shown as large as can be',
      bytes: overwritten(mp4, 'tkhd', 92, Array<number>(8).fill(0xff)),
    },
    { name: 'MP4 of 584 million years', bytes: overwritten(mp4, 'mdhd', 28, Array<number>(8).fill(0xff)) },
    // Sizes of boxes: up to the end of the file, 16 EiB, zero, smaller than their own headers.
    ...['moov', 'trak', 'mdia', 'stbl', 'stsd', 'moof', 'traf', 'trun', 'mdat'].flatMap((box) =>
      Object.entries({
        none: [0, 0, 0, 0],
        huge: [0xff, 0xff, 0xff, 0xff],
        long: [0, 0, 0, 1],
        short: [0, 0, 0, 7],
      }).map(([kind, size]) => ({
        name: `MP4 whose ${box} has a ${kind} size`,
        bytes: overwritten(mp4, box, -4, size),
      })),
    ),
    { name: 'MP4 of four billion samples', bytes: overwritten(mp4, 'trun', 8, [0xff, 0xff, 0xff, 0xff]) },
    { name: 'MP4 whose boxes are nested ten thousand deep', bytes: nestedBoxes(10_000) },
    {
      name: 'MP4 of a million empty boxes',
      bytes: Buffer.concat([mp4.subarray(0, 36), emptyBoxes(1_000_000)]),
    },
    {
      name: 'WebM of unknown sizes without end',
      bytes: Buffer.concat([webm.subarray(0, 48), Buffer.alloc(2_000_000, Buffer.from('1f43b675ff', 'hex'))]),
    },
    { name: 'WebM whose segment is of 64 PiB', bytes: replaced(webm, '185380670100', '1853806701fe') },
    { name: 'WebM of the largest width', bytes: replaced(webm, 'b08160b88148', 'b084ffffffff') },
  ];
}

/** Returns the bytes with others in their place, counted from the name of a box. */
function overwritten(bytes: Buffer, name: string, offset: number, by: readonly number[]): Buffer {
  const changed = Buffer.from(bytes);
  // The first name may be that of a brand.
  Buffer.from(by).copy(changed, changed.lastIndexOf(name) + offset);
  return changed;
}

const replaced = (bytes: Buffer, from: string, to: string): Buffer =>
  Buffer.from(bytes.toString('hex').replace(from, to), 'hex');

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

function nestedBoxes(depth: number): Buffer {
  const whole = Buffer.alloc(depth * 8);
  for (let level = 0; level < depth; level += 1) {
    whole.writeUInt32BE((depth - level) * 8, level * 8);
    whole.write(level === 0 ? 'moov' : 'trak', level * 8 + 4, 'latin1');
  }
  return Buffer.concat([clip.mp4().subarray(0, 36), whole]);
}

const emptyBoxes = (count: number): Buffer => Buffer.alloc(count * 8, box('free', Buffer.alloc(0)));

/** Returns random changes of valid videos. */
export const changedVideos = (count: number, seed: number): Hostile[] => changesOf(CLIPS, count, seed);

/** Returns random changes of valid files. */
export async function mutations(count: number, seed: number): Promise<Hostile[]> {
  const honest = [
    ...(await Promise.all(FORMATS.map(async (name) => ({ name, bytes: await samples[name]() })))),
    { name: 'photo', bytes: await photo(320, 200) },
  ];
  return changesOf(honest, count, seed);
}

function changesOf(honest: readonly Hostile[], count: number, seed: number): Hostile[] {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    kind: fc.constantFrom('flip', 'cut', 'double', 'fill' as const),
    length: fc.integer({ min: 1, max: 64 }),
    byte: fc.integer({ min: 0, max: 255 }),
  });
  const mutation = fc.record({
    of: fc.nat(honest.length - 1),
    changes: fc.array(change, { minLength: 1, maxLength: 6 }),
  });
  // From the seed, so that a run can be repeated.
  return fc.sample(mutation, { numRuns: count, seed }).map(({ of, changes }, n) => {
    const { name, bytes } = honest[of]!;
    return { name: `changed ${name} ${n}`, bytes: changes.reduce(changed, Buffer.from(bytes)) };
  });
}

interface Change {
  readonly at: number;
  readonly kind: string;
  readonly length: number;
  readonly byte: number;
}

function changed(bytes: Buffer, { at, kind, length, byte }: Change): Buffer {
  const from = Math.floor(at * Math.max(0, bytes.length - 1));
  const part = bytes.subarray(from, from + length);
  const [before, behind] = [bytes.subarray(0, from), bytes.subarray(from + length)];
  if (kind === 'cut') return Buffer.concat([before, behind]);
  if (kind === 'double') return Buffer.concat([before, part, part, part, behind]);
  if (kind === 'fill') return Buffer.concat([before, Buffer.alloc(part.length, byte), behind]);
  return Buffer.concat([before, Buffer.from(part.map((value) => value ^ byte)), behind]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Returns a valid PNG of one pixel with further parts. */
function png(parts: readonly Buffer[]): Buffer {
  const header = chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]));
  const data = chunk('IDAT', deflateSync(Buffer.from([0, 255, 0, 0])));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, header, ...parts, data, chunk('IEND', Buffer.alloc(0))]);
}

const packed = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * 1_048_576), { level: 9 });
const pngText = (megabytes: number): Buffer =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed(megabytes)]));
const pngProfile = (megabytes: number): Buffer =>
  chunk('iCCP', Buffer.concat([Buffer.from('profile\0\0'), packed(megabytes)]));

function gif(width: number, height: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}

/** Returns the start of a picture of this size without its content. */
function jpegHead(width: number, height: number): Buffer {
  const head = Buffer.from(
    'ffd8ffe000104a46494600010100000100010000ffc20011080000000003012200021101031101',
    'hex',
  );
  head.writeUInt16BE(height, 25);
  head.writeUInt16BE(width, 27);
  return Buffer.concat([head, Buffer.alloc(200, 0x11)]);
}

function bmp(width: number, height: number, offset = 54): Buffer {
  const file = Buffer.alloc(120);
  file.write('BM', 0, 'latin1');
  file.writeUInt32LE(offset, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  return file;
}
