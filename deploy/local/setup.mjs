// `npm run setup`: installs dependencies with the Node that will use them. `npm start` and `npm test` do so themselves.

import { checkNode, install } from '../../libs/local-stack/prepare.mjs';
import { step } from '../../libs/local-stack/progress.mjs';
import { runCommand } from './run-command.mjs';

const HELP = `npm run setup

  Installs the dependencies of the lockfile, unless they are in place.`;

await runCommand({ help: HELP, options: [] }, async () => {
  checkNode();
  await install(step);
});
