// Finds the Node that all commands run on: the machine's own when it is new enough, otherwise a pinned one that npm fetches once.
// Plain JavaScript without dependencies that runs on Node 20.19, because it runs before everything else.

import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** The oldest supported Node, as `24.9.0`, from `engines`. */
export const OLDEST_NODE = readJson(root, 'package.json').engines.node.replace('>=', '');

/** The oldest Node that can run the launcher itself and npm. */
const OLDEST_LAUNCHER = '20.19.0';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const lockfile = readJson(here, 'tools', 'node', 'package-lock.json');
const packages = Object.entries(lockfile.packages).filter(([path]) => path !== '');
const newestPin = packages
  .map(([, { version }]) => version)
  .sort(compareVersions)
  .at(-1);

/** This machine; tests pass other descriptions. */
const thisMachine = {
  version: process.versions.node,
  program: process.execPath,
  platform: process.platform,
  arch: process.arch,
  toolsDir: join(root, '.mall', 'tools'),
  versionOf,
  install: npmCi,
};

/** Compares two versions such as `24.9.0`; returns less than 0 when `one` is older. */
function compareVersions(one, other) {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

export function isNewEnough(version) {
  return compareVersions(version, OLDEST_NODE) >= 0;
}

/**
 * Returns the Node of this machine, or the one already fetched for it; `undefined` when it has to be fetched first.
 * @returns `{ program, version, isFetched }`
 */
export function nodeInPlace(machine = thisMachine) {
  const { version, program } = machine;
  if (isNewEnough(version)) return { program, version, isFetched: false };
  const pin = pinFor(machine);
  return pin && machine.versionOf(pin.program) === pin.version ? fetchedNode(pin) : undefined;
}

/** Returns the version to fetch for this machine. @throws Error that names the version to install */
export function versionToFetch(machine = thisMachine) {
  return neededPin(machine).version;
}

/**
 * Returns a Node like nodeInPlace, after fetching it where it is missing.
 * @param onFetch called with the version before it is fetched
 * @throws Error that names the version to install
 */
export async function nodeToRunOn(onFetch, machine = thisMachine) {
  const inPlace = nodeInPlace(machine);
  if (inPlace) return inPlace;
  const pin = neededPin(machine);
  onFetch(pin.version);
  await fetchPin(pin, machine);
  return fetchedNode(pin);
}

const fetchedNode = ({ program, version }) => ({ program, version, isFetched: true });

/** Returns the package for the machine's platform: its entry in the lockfile and the path of its program after the fetch. */
function pinFor({ platform, arch, toolsDir }) {
  const found = packages.find(([, { os, cpu }]) => os === platform && cpu === arch);
  if (!found) return undefined;
  const [path, entry] = found;
  const folder = join(toolsDir, `node-${entry.version}`);
  const programIn = (parent) => join(parent, path, entry.bin.node);
  return { path, entry, version: entry.version, folder, programIn, program: programIn(folder) };
}

function neededPin(machine) {
  const { version, platform, arch } = machine;
  const needed = `Node ${OLDEST_NODE} or newer is needed; this is ${version}`;
  if (compareVersions(version, OLDEST_LAUNCHER) < 0)
    throw new Error(`${needed}, which is too old to fetch it. ${toInstall()}`);
  const pin = pinFor(machine);
  if (!pin)
    throw new Error(`${needed}, and npm has no package of it for ${platform}-${arch}. ${toInstall()}`);
  return pin;
}

function toInstall() {
  const script = process.env.npm_lifecycle_event;
  const command = script === undefined ? 'the same command' : `"npm run ${script}"`;
  return `Install Node ${newestPin} or a newer 24 and give ${command} again: it goes on from there.`;
}

/**
 * Fetches into a temporary folder and renames it, so that the final folder is always complete, even when another process fetches at
 * the same time.
 */
async function fetchPin(pin, { toolsDir, install, versionOf }) {
  mkdirSync(toolsDir, { recursive: true });
  const fetched = mkdtempSync(`${pin.folder}.`);
  try {
    writeManifests(pin, fetched);
    await install(fetched).catch((failure) => {
      if (failure.signal) throw new Error('Ended before it was ready.');
      throw new Error(
        `npm could not fetch Node ${pin.version}:\n${failure.stderr || failure.message}\n${toInstall()}`,
      );
    });
    const version = versionOf(pin.programIn(fetched));
    if (version !== pin.version)
      throw new Error(
        `Node ${pin.version} was fetched and ${version ? `says that it is ${version}` : 'does not run here'}. ${toInstall()}`,
      );
    place(fetched, pin, versionOf);
  } finally {
    rmSync(fetched, { recursive: true, force: true });
  }
}

function place(fetched, { folder, program, version }, versionOf) {
  try {
    renameSync(fetched, folder);
  } catch {
    // A folder that is not empty cannot be replaced: either another process was faster, or the program in it does not run.
    if (versionOf(program) === version) return;
    rmSync(folder, { recursive: true, force: true });
    renameSync(fetched, folder);
  }
}

/** Writes a package and a lockfile with only the matching package: npm ignores an optional one that it cannot fetch. */
function writeManifests({ path, entry, version }, folder) {
  const { name } = lockfile;
  const dependencies = { [path.replace('node_modules/', '')]: version };
  const only = { ...entry, optional: undefined };
  const write = (file, content) => writeFileSync(join(folder, file), JSON.stringify(content));
  write('package.json', { name, private: true, dependencies });
  write('package-lock.json', { ...lockfile, packages: { '': { name, dependencies }, [path]: only } });
}

/** Runs npm, which checks the checksum in the lockfile. A signal ends npm first, so that no partial folder is left. */
async function npmCi(cwd) {
  const windows = process.platform === 'win32';
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const installing = promisify(execFile)(windows ? 'npm.cmd' : 'npm', args, { cwd, shell: windows });
  let ended;
  const end = (signal) => {
    ended = signal;
    installing.child.kill();
  };
  for (const name of SIGNALS) process.on(name, end);
  try {
    await installing;
  } catch (failure) {
    // npm reports a signal as an ordinary failure.
    throw ended ? Object.assign(failure, { signal: ended }) : failure;
  } finally {
    for (const name of SIGNALS) process.removeListener(name, end);
  }
}

function versionOf(program) {
  try {
    const said = execFileSync(program, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.trim().replace('v', '');
  } catch {
    return undefined;
  }
}
