// The common start of the commands of the chaos harness.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, checkNode, install, root, Stop } from '../libs/local-stack/prepare.mjs';
import { step } from '../libs/local-stack/progress.mjs';

/** Installs and builds what has changed, and runs a file of the harness's build; `--help` alone builds nothing anew. */
export async function runBuilt(...file) {
  const built = join(root, 'load-tests', 'chaos', 'dist', ...file);
  try {
    checkNode();
    if (!process.argv.includes('--help') || !existsSync(built)) {
      await install(step);
      await build(step);
    }
    await import(pathToFileURL(built).href);
  } catch (failure) {
    process.stderr.write(`${failure instanceof Stop ? failure.message : failure.stack}\n`);
    process.exit(2);
  }
}
