// `node deploy/node.mjs FILE …` runs `node FILE …` on the Node that this repository needs, whichever the machine has.

import { existsSync, readFileSync } from 'node:fs';
import { nodeToRunOn } from '../libs/local-stack/node-runtime.mjs';
import { runOnNode } from '../libs/local-stack/run-on-node.mjs';

const [file, ...args] = process.argv.slice(2);

/** Returns the comment at the beginning of a script that does not know `--help` itself. */
function headOf(script) {
  const source = script && existsSync(script) ? readFileSync(script, 'utf8') : '';
  if (source.includes('help')) return undefined;
  return /^(\/\/.*\n)+/.exec(source)?.[0].replaceAll(/^\/\/ ?/gm, '');
}

const head = args.includes('--help') ? headOf(file) : undefined;
if (head) {
  process.stdout.write(head);
  process.exit(0);
}

try {
  // On standard error, because the output of some commands is redirected to files.
  const onFetch = (version) =>
    process.stderr.write(
      `This is Node ${process.versions.node}; fetching ${version} once, into .mall/tools …\n`,
    );
  await runOnNode(await nodeToRunOn(onFetch), process.argv.slice(2));
} catch (failure) {
  process.stderr.write(`${failure.message}\n`);
  process.exit(1);
}
