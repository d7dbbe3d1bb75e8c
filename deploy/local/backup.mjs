// backup.mjs COMMAND [options]: the commands of package.json that begin with `backup`; builds what has changed first.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, checkNode, install, root, Stop } from '../../libs/local-stack/prepare.mjs';
import { step } from '../../libs/local-stack/progress.mjs';

const [command] = process.argv.splice(2, 1);
const built = (file) => pathToFileURL(join(root, 'deploy', 'backup', 'dist', file)).href;
try {
  checkNode();
  if (!process.argv.includes('--help') || !existsSync(join(root, 'deploy', 'backup', 'dist'))) {
    await install(step);
    await build(step);
  }
  if (['backup', 'drill', 'restore'].includes(command)) {
    const { runLocal } = await import(built('local.js'));
    process.exitCode = await runLocal(command);
  } else {
    // It reads the command as its first argument.
    process.argv.splice(2, 0, command);
    await import(built('main.js'));
  }
} catch (failure) {
  process.stderr.write(`${failure instanceof Stop ? failure.message : failure.stack}\n`);
  process.exitCode = 2;
}
