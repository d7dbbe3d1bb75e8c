import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileFormat } from '@mall/contracts/file';
import sharp from 'sharp';
import { Refusal } from '../src/image/refusal.js';
import { reEncode } from '../src/image/re-encode.js';
import { sniff } from '../src/image/sniff.js';
import { animations, bomb, photo, samples } from './samples.js';

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-pictures-'));
  path = join(folder, 'sent');
});
afterAll(() => rm(folder, { recursive: true }));

async function stored(bytes: Buffer, isPublic = true): Promise<{ format: FileFormat; picture: Buffer }> {
  await writeFile(path, bytes);
  const format = await sniff(path, bytes.length);
  if (!format) throw new Error('no known format');
  return { format, picture: (await reEncode(path, format, isPublic)).bytes };
}

async function refusalOf(bytes: Buffer): Promise<Pick<Refusal, 'reason' | 'figures'>> {
  const failure = await stored(bytes).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(failure instanceof Refusal)) throw failure ?? new Error('It was accepted.');
  return { reason: failure.reason, figures: failure.figures };
}

/** Whether the first pixel of a picture is of the red of the samples. */
async function isRed(picture: Buffer): Promise<boolean> {
  const [red = 0, , blue = 255] = await sharp(picture).removeAlpha().raw().toBuffer();
  return red > 150 && blue < 100;
}

const noise = (): Promise<Buffer> => {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 320, height: 200, channels: 3, noise: gaussian, background: '#888' } })
    .jpeg()
    .toBuffer();
};

const { pdf: _, svg: __, ...pictures } = samples;

it.each(Object.keys(pictures) as (keyof typeof pictures)[])('a %s is recognised and drawn', async (name) => {
  const { format, picture } = await stored(await samples[name]());
  expect([format, await isRed(picture)]).toEqual([name, true]);
});

it.each(Object.keys(animations))('of an animated %s, the first frame is drawn', async (name) => {
  const { format, picture } = await stored(await animations[name]!());
  const { pages, width, height } = await sharp(picture).metadata();
  expect([format, pages ?? 1, width, height, await isRed(picture)]).toEqual([name, 1, 64, 48, true]);
});

it('a HEIC photo becomes a JPEG where papers are kept', async () => {
  const { picture } = await stored(await samples.heic(), false);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
});

it.each([1, 2])('a JPEG without its last %d bytes is drawn whole', async (missing) => {
  const whole = await photo(320, 200);
  const { picture } = await stored(whole.subarray(0, -missing));
  expect(await sharp(picture).metadata()).toMatchObject({ width: 320, height: 200 });
  expect(await isRed(picture)).toBe(true);
});

it.each([
  ['half a JPEG', async () => (await noise()).subarray(0, 9_000), 'imageUnreadable'],
  ['a JPEG without its last hundred bytes', async () => (await noise()).subarray(0, -100), 'imageUnreadable'],
  [
    'a one-coloured JPEG without its end',
    async () => (await photo(600, 400)).subarray(0, 700),
    'imageUnreadable',
  ],
  ['half a HEIC', async () => (await samples.heic()).subarray(0, 480), 'heicUnreadable'],
  ['the head of a HEIC', async () => (await samples.heic()).subarray(0, 60), 'heicUnreadable'],
] as const)('%s is refused', async (__name, make, reason) =>
  expect(await refusalOf(await make())).toMatchObject({ reason }),
);

it('a picture of too many pixels is refused with both figures', async () => {
  expect(await refusalOf(await sized(16_400, 12_400))).toEqual({
    reason: 'tooManyPixels',
    figures: { found: 204, most: 202 },
  });
  expect(await refusalOf(bomb(30_000, 30_000))).toMatchObject({ reason: 'imageUnreadable' });
});

/** Returns a JPEG that states another size than it has pixels for. */
async function sized(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await photo(64, 48));
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

it('a photo of 200 million pixels is scaled', async () => {
  const { picture } = await stored(await sized(16_384, 12_288));
  expect(await sharp(picture).metadata()).toMatchObject({ width: 2_560, height: 1_920 });
});
