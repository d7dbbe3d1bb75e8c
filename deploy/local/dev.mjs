// `npm run dev`: runs the mall for development. Saved changes are live within seconds.

import { build, checkNode, install } from '../../libs/local-stack/prepare.mjs';
import { say, step } from '../../libs/local-stack/progress.mjs';
import { runCommand } from './run-command.mjs';

const HELP = `npm run dev [-- --fresh]

  Runs the mall, compiles libraries and services when they are saved and starts the services that use them again,
  serves both apps from their sources, shows the logs of all services, and takes debuggers from port 9229 on.

  --fresh   forget all data and begin anew
  --help    this text`;

await runCommand({ help: HELP, options: ['--fresh'] }, async (args, signal) => {
  const since = Date.now();
  checkNode();
  await install(step);
  await build(step);
  if (signal.aborted) return;
  process.env.MALL_DEBUG_PORT ??= '9229';
  const { develop, launch } = await import('@mall/local-stack');
  const fresh = args.includes('--fresh');
  await launch({ fresh, since, signal, say, step, beside: (mall) => develop(mall, say) });
});
