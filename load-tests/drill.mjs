// `npm run drill:restore [-- --seed N]`: builds what has changed, destroys a mall under load and restores it; see load-tests/chaos.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, checkNode, install, root, Stop } from '../libs/local-stack/prepare.mjs';
import { step } from '../libs/local-stack/progress.mjs';

try {
  checkNode();
  await install(step);
  await build(step);
  await import(pathToFileURL(join(root, 'load-tests', 'chaos', 'dist', 'drill', 'start.js')).href);
} catch (failure) {
  process.stderr.write(`${failure instanceof Stop ? failure.message : failure.stack}\n`);
  process.exit(2);
}
