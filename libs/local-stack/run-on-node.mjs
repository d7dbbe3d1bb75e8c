// Runs a command in place of this process, with the same arguments and streams, and passes on signals and the exit code.

import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { isatty } from 'node:tty';

const windows = process.platform === 'win32';

/**
 * Runs `node …args` on this Node, and makes it the `node` of everything started from there. The process ends with the command, so
 * the promise does not resolve.
 * @param {{ program: string, isFetched: boolean }} node
 */
export async function runOnNode({ program, isFetched }, args) {
  const env = isFetched ? withFirstOnPath(dirname(program)) : process.env;
  // Available from Node 22.15 on, except on Windows.
  if (process.execve && !windows) process.execve(program, [program, ...args], env);
  const child = spawn(program, args, { stdio: 'inherit', env });
  const signals = passSignals(child);
  child.once('error', (failure) => {
    process.stderr.write(`${program} could not be started: ${failure.message}\n`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    for (const name of signals) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
  await new Promise(() => undefined);
}

function passSignals(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  // The terminal sends Ctrl-C to the command as well; a second signal would make it stop without waiting.
  const comesAnyway = (signal) => signal === 'SIGINT' && (windows || isatty(0));
  for (const signal of signals) process.on(signal, () => comesAnyway(signal) || child.kill(signal));
  // The npm that started this process has ended without a signal.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
  }
  return signals;
}

function withFirstOnPath(folder) {
  // Windows spells it "Path".
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: `${folder}${delimiter}${process.env[name] ?? ''}` };
}
