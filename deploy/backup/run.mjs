// run.mjs COMMAND [options]: the commands of package.json that begin with `backup`; builds what has changed first.
import { build, checkNode, install, Stop } from '../../libs/local-stack/prepare.mjs';
import { step } from '../../libs/local-stack/progress.mjs';

const [command] = process.argv.splice(2, 1);
try {
  checkNode();
  if (!process.argv.includes('--help')) {
    await install(step);
    await build(step);
  }
  if (['backup', 'drill', 'restore'].includes(command)) {
    const { runLocal } = await import('./dist/local.js');
    process.exitCode = await runLocal(command);
  } else {
    process.argv.splice(2, 0, command);
    await import('./dist/main.js');
  }
} catch (failure) {
  process.stderr.write(`${failure instanceof Stop ? failure.message : failure.stack}\n`);
  process.exitCode = 2;
}
