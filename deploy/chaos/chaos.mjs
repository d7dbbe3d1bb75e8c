// `npm run chaos`: builds what has changed and runs the harness.

import { build, checkNode, install, Stop } from '../local/prepare.mjs';
import { step } from '../local/progress.mjs';

try {
  checkNode();
  await install(step);
  await build(step);
  const { main } = await import('./dist/main.js');
  process.exit(await main(process.argv.slice(2)));
} catch (failure) {
  process.stderr.write(`${failure instanceof Stop ? failure.message : failure.stack}\n`);
  process.exit(2);
}
