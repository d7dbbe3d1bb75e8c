// `npm start`: one command from a fresh clone to a running mall.

import { build, checkNode, endRunning, install, Stop } from '../../libs/local-stack/prepare.mjs';
import { say, step } from '../../libs/local-stack/progress.mjs';

const HELP = `npm start [-- --fresh]

  --fresh   forget all data and begin anew
  --help    this text

Ports, folders and servers are chosen by environment variables; see deploy/local/README.md.`;

async function main(args, signal) {
  const unknown = args.find((arg) => !['--fresh', '--help'].includes(arg));
  if (unknown) throw new Stop(`There is no option ${unknown}.\n\n${HELP}`);
  if (args.includes('--help')) return say(HELP);
  const since = Date.now();
  checkNode();
  await install(step);
  await build(step);
  if (signal.aborted) return;
  const { launch } = await import('@mall/local-stack');
  await launch({ fresh: args.includes('--fresh'), since, signal, say, step });
}

/** Ends with the terminal, with a signal, and with the npm that started it. */
function endingSignal() {
  const controller = new AbortController();
  let asked = 0;
  const end = () => {
    // Ctrl-C arrives twice under npm: from the terminal and passed on by npm. A later one does not wait.
    if (asked && Date.now() - asked > 1500) process.exit(130);
    asked ||= Date.now();
    controller.abort();
    endRunning();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, end);
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && !asked && end(), 1000).unref();
  }
  return controller.signal;
}

const signal = endingSignal();
try {
  await main(process.argv.slice(2), signal);
  process.exit(0);
} catch (failure) {
  if (signal.aborted) {
    say('Ended before it was ready.');
    process.exit(130);
  }
  process.stderr.write(
    `\n${failure instanceof Stop || !failure.stack ? failure.message : described(failure)}\n`,
  );
  process.exit(1);
}

/** A stack helps with faults of the launcher itself only; what it says on purpose reads better without. */
function described(failure) {
  return failure.constructor === Error ? failure.message : failure.stack;
}
