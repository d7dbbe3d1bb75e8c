import type { Pixels } from './bmp.js';
import { Refusal } from './refusal.js';

/**
 * Decodes the first picture of a HEIC file, upright, as phones store their photos. The decoder is WebAssembly: its
 * memory is apart from that of the process, and `sharp` has none because of HEVC's patents.
 * @throws Refusal `heicUnreadable`, or `tooManyPixels` before anything is decoded.
 */
export async function readHeic(
  file: Buffer,
  checkSize: (width: number, height: number) => void,
): Promise<Pixels> {
  // Two megabytes, loaded only when the first such file arrives.
  const { default: load } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  const [image] = new (load().HeifDecoder)().decode(file);
  if (!image) throw new Refusal('heicUnreadable');
  const [width, height] = [image.get_width(), image.get_height()];
  checkSize(width, height);
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const drawn = await new Promise((resolve) => image.display(target, resolve));
  if (!drawn) throw new Refusal('heicUnreadable');
  return { data: Buffer.from(target.data.buffer), width, height, channels: 4 };
}
