// The common part of the commands in this folder: their options, exit codes and error messages.

import { endRunning, Stop } from '../../libs/local-stack/prepare.mjs';
import { say } from '../../libs/local-stack/progress.mjs';

/**
 * Runs a command in the terminal and ends the process with 0, 1 after a failure, 130 when it was interrupted.
 * @param {{ help: string, options: string[] }} about text of `--help` and further options
 * @param {(args: string[], signal: AbortSignal) => Promise<void>} work
 */
export async function runCommand({ help, options }, work) {
  const args = process.argv.slice(2);
  const signal = endingSignal();
  try {
    const unknown = args.find((arg) => ![...options, '--help'].includes(arg));
    if (unknown) throw new Stop(`There is no option ${unknown}.\n\n${help}`);
    if (args.includes('--help')) say(help);
    else await work(args, signal);
    process.exit(0);
  } catch (failure) {
    if (signal.aborted) {
      say('Ended before it was ready.');
      process.exit(130);
    }
    const isMeant = failure instanceof Stop || !failure.stack;
    process.stderr.write(`\n${isMeant ? failure.message : described(failure)}\n`);
    process.exit(1);
  }
}

/** Returns a signal that aborts with the terminal, on a signal, and with the npm that started the command. */
function endingSignal() {
  const controller = new AbortController();
  let asked = 0;
  const end = () => {
    // Ctrl-C arrives twice under npm: from the terminal and passed on by npm. A later one ends the process at once.
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

/** Describes a failure, with a stack only for faults of the launcher itself. */
function described(failure) {
  return failure.constructor === Error ? failure.message : failure.stack;
}
