// Prepares a clone to run: Node version, dependencies, build. Plain JavaScript without dependencies, because it runs first.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNewEnough, OLDEST_NODE } from './node-runtime.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** An error whose message is shown without a stack trace. */
export class Stop extends Error {}

/** Checks the Node version, for commands that were not started by npm, which puts deploy/node.mjs before them. */
export function checkNode() {
  const { node } = process.versions;
  if (isNewEnough(node)) return;
  const command = process.argv[1] ?? 'FILE';
  throw new Stop(
    `Node ${OLDEST_NODE} or newer is needed; this is ${node}. "node deploy/node.mjs ${command}" fetches it.`,
  );
}

/** Runs `npm ci` unless the installed dependencies match the lockfile, whichever command installed them. */
export async function install(step) {
  if (isInstalled()) return;
  const ci = (...more) =>
    run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...more], { shell: windows });
  await step('Installing dependencies (npm ci)', () =>
    // Packages that npm's cache knows are not requested again, unless the lockfile needs a newer version.
    ci('--prefer-offline').catch((failure) => {
      if (!/\bETARGET\b/.test(failure.message)) throw failure;
      return ci();
    }),
  );
}

/** Whether the installed dependencies match the lockfile. */
export function isInstalled() {
  const placed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(placed)) return false;
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const found = packagesOf(placed);
  return Object.entries(wanted).every(([path, wish]) => {
    // Optional packages include those of other platforms; links are the workspaces themselves.
    if (!path.includes('node_modules/') || wish.link || wish.optional || wish.devOptional) return true;
    return found[path]?.version === wish.version;
  });
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/** Builds every package; Nx skips those that have not changed. */
export async function build(step) {
  const args = [join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js'), 'run-many', '-t', 'build'];
  // Set here, because a test runner's own NODE_ENV would put React's development build into the apps.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_VERBOSE_LOGGING: 'false',
  };
  await step('Building', (note) => {
    const built = (text) => {
      for (const [, name] of text.matchAll(/nx run @mall\/([\w-]+):build/g)) note(name);
    };
    return run(process.execPath, [...args, '--output-style=stream'], { env, onText: built });
  });
}

const windows = process.platform === 'win32';
export const npm = windows ? 'npm.cmd' : 'npm';
const running = new Set();

/**
 * Runs a command quietly, in a process group of its own; its output is shown when it fails. With `yields` it only gets the
 * processor time that other processes leave.
 * @returns the whole output
 */
export function run(
  command,
  args,
  { env = process.env, shell = false, cwd = root, yields = false, onText } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      shell,
      detached: !windows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (yields && child.pid) lowerPriority(child.pid);
    let said = '';
    const hear = (chunk) => {
      said += chunk;
      onText?.(String(chunk));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    running.add(child);
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      if (code === 0) resolve(said);
      else reject(new Stop(`${[command, ...args].join(' ')} ended with code ${code}:\n${tail(said)}`));
    });
  });
}

/** Linux shares processor time among sessions first, and `detached` creates one: a nice value counts only within it. */
function lowerPriority(pid) {
  const { PRIORITY_LOW } = constants.priority;
  try {
    setPriority(pid, PRIORITY_LOW);
    writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_LOW));
  } catch {
    // The system has no such sessions, or the process has ended already.
  }
}

/** Ends the processes that `run` has started. */
export function endRunning() {
  for (const child of running) {
    try {
      process.kill(windows ? child.pid : -child.pid, 'SIGTERM');
    } catch {
      // The process has ended meanwhile.
    }
  }
}

function tail(text, lines = 60) {
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}
