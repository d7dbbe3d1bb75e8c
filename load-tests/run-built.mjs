// The common start of the commands of the chaos harness.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, checkNode, install, root, Stop } from '../libs/local-stack/prepare.mjs';
import { step } from '../libs/local-stack/progress.mjs';

/** Installs and builds what has changed, and runs a file of the harness's build. */
export async function runBuilt(...file) {
  try {
    checkNode();
    await install(step);
    await build(step);
    await import(pathToFileURL(join(root, 'load-tests', 'chaos', 'dist', ...file)).href);
  } catch (failure) {
    process.stderr.write(`${failure instanceof Stop ? failure.message : failure.stack}\n`);
    process.exit(2);
  }
}
