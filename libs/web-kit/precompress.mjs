// Writes a .br and a .gz beside every text file of a built app, so that the gateway never compresses while serving. Usage: node
// precompress.mjs <folder>
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
/** Smaller files fit into one packet and gain nothing. */
const LEAST_BYTES = 1_400;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to precompress.');

for (const entry of readdirSync(folder, { recursive: true })) {
  const file = join(folder, entry);
  if (!TEXT.test(file) || !statSync(file).isFile()) continue;
  const content = readFileSync(file);
  if (content.length < LEAST_BYTES) continue;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
