import sharp from 'sharp';
import { pictureHeight, pictureWidth } from './camera.js';
import { linear, screen, type Paint } from './paint.js';
import type { Undercoat } from './undercoat.js';

const size = pictureWidth * pictureHeight;

/** The finished picture in one colour, as JPEG. */
export async function paintPicture(coat: Undercoat, paint: Paint, quality = 86): Promise<Buffer> {
  const { bare, painted } = finishOf(coat);
  const pixels = Buffer.from(bare);
  const sheen = paint.sheen ?? 1;
  const base = paint.base.map((channel) => linear[channel]!);
  for (let at = 0; at < painted.length; at += 1) {
    const pixel = painted[at]!;
    const light = coat.own[pixel]! + paint.metal * 1.2 * coat.flake[pixel]!;
    const lacquer = Math.max(0, coat.lacquer[pixel]! * sheen - coat.cover[pixel]! * 0.014 * (sheen - 1));
    for (let channel = 0; channel < 3; channel += 1) {
      const index = pixel * 3 + channel;
      pixels[index] = toScreen(coat.rest[index]! + base[channel]! * light + lacquer);
    }
  }
  return sharp(pixels, { raw: { width: pictureWidth, height: pictureHeight, channels: 3 } })
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The picture without paint, and which pixels await it; the same for every colour. */
interface Finish {
  bare: Uint8Array;
  painted: Uint32Array;
}

const finishes = new WeakMap<Undercoat, Finish>();

function finishOf(coat: Undercoat): Finish {
  let finish = finishes.get(coat);
  if (!finish) {
    const bare = new Uint8Array(coat.rest.length);
    for (let index = 0; index < bare.length; index += 1) bare[index] = toScreen(coat.rest[index]!);
    finish = { bare, painted: pixelsWithPaint(coat) };
    finishes.set(coat, finish);
  }
  return finish;
}

function pixelsWithPaint({ cover }: Undercoat): Uint32Array {
  const painted = new Uint32Array(size);
  let count = 0;
  for (let pixel = 0; pixel < size; pixel += 1) {
    if (cover[pixel]! > 0) painted[count++] = pixel;
  }
  return painted.slice(0, count);
}

/** Looked up by the square root, because the eye tells dark tones apart better. */
const steps = 4096;
const brightest = 2;
const screened = Uint8Array.from({ length: steps + 1 }, (_, step) => screen((step / steps) ** 2 * brightest));
const toScreen = (value: number): number =>
  value >= brightest
    ? screened[steps]!
    : value > 0
      ? screened[(Math.sqrt(value / brightest) * steps + 0.5) | 0]!
      : screened[0]!;
