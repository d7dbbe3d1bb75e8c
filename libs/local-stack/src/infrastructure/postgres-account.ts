import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { binariesIn, type PostgresBinaries } from './postgres-binaries.js';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The account that runs the server, and its folders: the launcher's own user, unless that is root. */
export interface PostgresHome {
  readonly binaries: PostgresBinaries;
  readonly dataDir: string;
  readonly account?: Account;
}

/** Folder of servers started by root when the server's account cannot read the clone. */
const SYSTEM_HOME = '/var/lib/car-export-mall';

/**
 * Returns the account and folders of the server. PostgreSQL refuses to run as root, so root runs it as the account `postgres`. That
 * account cannot read a clone below `/root` or in another closed folder; program and data are then kept in `/var/lib`.
 */
export function postgresHome(binaries: PostgresBinaries, dataDir: string): PostgresHome {
  if (process.getuid?.() !== 0) return { binaries, dataDir };
  const account = findAccount() ?? createAccount();
  mkdirSync(dirname(dataDir), { recursive: true });
  return {
    account,
    binaries: canEnter(account, binaries.home) ? binaries : copyOf(binaries),
    dataDir: canEnter(account, dirname(dataDir)) ? dataDir : systemDataDir(dataDir),
  };
}

/** Returns the folder that replaces `dataDir` when the server's account cannot read root's clone. */
export function systemDataDir(dataDir: string): string {
  return join(SYSTEM_HOME, `data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);
}

function findAccount(): Account | undefined {
  try {
    const id = (flag: string): number =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function createAccount(): Account {
  const attempts = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres'],
    ['adduser', '-S', '-D', '-H', 'postgres'],
  ];
  for (const [command = '', ...args] of attempts) {
    if (spawnSync(command, args, { stdio: 'ignore' }).status === 0) break;
  }
  const account = findAccount();
  if (account) return account;
  throw new Error(
    'PostgreSQL does not run as root, and an account "postgres" could not be made for it. ' +
      'Run as an ordinary user, or create that account.',
  );
}

function canEnter(account: Account, folder: string): boolean {
  const asked = spawnSync(process.execPath, ['-e', 'process.chdir(process.argv[1])', folder], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  // The account may not be able to execute Node, so the shell's `cd` is the test.
  if (asked.error)
    return spawnSync('/bin/sh', ['-c', `cd "$0"`, folder], { ...account, cwd: '/' }).status === 0;
  return asked.status === 0;
}

function copyOf(binaries: PostgresBinaries): PostgresBinaries {
  const stamp = Math.trunc(statSync(binaries.postgres).size).toString(36);
  const home = join(SYSTEM_HOME, `postgres-${stamp}`);
  if (!existsSync(home)) {
    rmSync(`${home}.new`, { recursive: true, force: true });
    cpSync(binaries.home, `${home}.new`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${home}.new`, home);
  }
  return binariesIn(home);
}
