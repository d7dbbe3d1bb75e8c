// `node deploy/node.mjs FILE …` runs `node FILE …` on the Node that this repository needs, whichever the machine has.

import { nodeToRunOn } from '../libs/local-stack/node-runtime.mjs';
import { runOnNode } from '../libs/local-stack/run-on-node.mjs';

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
