// `npm start`: one command from a fresh clone to a running mall.

import { build, checkNode, install } from '../../libs/local-stack/prepare.mjs';
import { say, step } from '../../libs/local-stack/progress.mjs';
import { runCommand } from './run-command.mjs';

const HELP = `npm start [-- --fresh]

  --fresh   forget all data and begin anew
  --help    this text

Ports, folders and servers are chosen by environment variables; see deploy/local/README.md.`;

await runCommand({ help: HELP, options: ['--fresh'] }, async (args, signal) => {
  const since = Date.now();
  checkNode();
  await install(step);
  await build(step);
  if (signal.aborted) return;
  const { launch } = await import('@mall/local-stack');
  await launch({ fresh: args.includes('--fresh'), since, signal, say, step });
});
