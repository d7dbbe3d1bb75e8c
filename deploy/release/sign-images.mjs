// npm run sign:images -- [--images FILE] [--key FILE] [--to FOLDER]
// Signs the images that `docker buildx bake --metadata-file FILE` has built.
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCommandLine } from '../../libs/local-stack/command-line.mjs';
import { signImages } from './image-signatures.mjs';

const folder = join(process.env.MALL_DATA_DIR ?? '.mall', 'signing');
const DEVELOPMENT = join(folder, 'image-key.pem');

const HELP = `npm run sign:images [-- options]

  --images FILE   what docker buildx bake --metadata-file wrote (images.json)
  --key FILE      a private key of ECDSA P-256; without it a key for the development, drawn once
                  (${DEVELOPMENT}, and beside it .pub)
  --to FOLDER     where the signatures are put (${folder})
  --help          this text`;

const options = readCommandLine(HELP, {
  images: { type: 'string', default: 'images.json' },
  key: { type: 'string', default: DEVELOPMENT },
  to: { type: 'string', default: folder },
});

/** Draws the key for the development, where only the own account reads the private half. */
function drawKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  mkdirSync(dirname(DEVELOPMENT), { recursive: true });
  writeFileSync(DEVELOPMENT, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  writeFileSync(DEVELOPMENT.replace('.pem', '.pub'), publicKey.export({ type: 'spki', format: 'pem' }));
}

if (options.key === DEVELOPMENT && !existsSync(DEVELOPMENT)) drawKey();
try {
  const metadata = JSON.parse(readFileSync(options.images, 'utf8'));
  const signed = signImages(metadata, readFileSync(options.key, 'utf8'), options.to);
  process.stdout.write(`Signed in ${options.to}:\n${signed.join('\n')}\n`);
} catch (failure) {
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 1;
}
