// node services/file/measure/peak-memory.mjs FOLDER: draws JPEGs of 50, 108 and 200 million pixels in FOLDER, unless they are there, and
// prints the peak memory and the processor time with which a process of its own re-encodes each. Needs `npm run build`.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const SIZES = { 50: [8_160, 6_120], 108: [12_000, 9_000], 200: [16_320, 12_240] };
const [folder, file, isPublic] = process.argv.slice(2);

if (file) {
  const { reEncode } = await import('../dist/image/re-encode.js');
  const before = process.cpuUsage();
  const { width, height } = await reEncode(file, 'jpg', isPublic === 'true');
  const { user, system } = process.cpuUsage(before);
  const peak = Math.round(process.resourceUsage().maxRSS / 1_024);
  process.stdout.write(`${width} x ${height}, ${((user + system) / 1_000_000).toFixed(1)} s, ${peak} MB\n`);
} else {
  mkdirSync(folder, { recursive: true });
  for (const [megapixels, [width, height]] of Object.entries(SIZES))
    for (const progressive of [false, true]) {
      const path = join(folder, `${megapixels}${progressive ? '-progressive' : ''}.jpg`);
      if (!existsSync(path)) await draw(path, width, height, progressive);
      for (const kind of [true, false]) {
        const copy = `${path}.copy`;
        copyFileSync(path, copy);
        const measured = execFileSync(process.execPath, [
          fileURLToPath(import.meta.url),
          folder,
          copy,
          String(kind),
        ]);
        process.stdout.write(`${path} as a ${kind ? 'picture' : 'paper'}: ${measured}`);
      }
    }
}

/** Draws noise, which packs as badly as photos do. */
async function draw(path, width, height, progressive) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 };
  const tile = sharp({ create: { width: 1_020, height: 1_020, channels: 3, noise, background: '#888' } });
  await sharp({ create: { width, height, channels: 3, background: '#888' }, limitInputPixels: false })
    .composite([{ input: await tile.png().toBuffer(), tile: true }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 70, progressive })
    .toFile(path);
}
