import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractShapes } from '@mall/contracts/release';
import { repositoryRoot, serviceNames } from '@mall/local-stack';

const RECORDS = join('libs', 'contracts', 'release');

export interface LastRelease {
  readonly version: string;
  readonly commit: string;
  /** A clone of that commit with its dependencies, in which its services are built. */
  readonly clone: string;
  readonly contracts: ContractShapes;
}

interface ReleaseRecord extends ContractShapes {
  /** Commit of the release, when the record was changed afterwards. */
  readonly commit?: string;
}

/** Returns the newest recorded version; its commit is that of the tag `v<version>`, the recorded one, or that of the record's last change. */
export function lastRelease(say: (line: string) => void): LastRelease {
  const version = readdirSync(join(repositoryRoot, RECORDS))
    .flatMap((file) => /^(\d+\.\d+\.\d+)\.json$/.exec(file)?.[1] ?? [])
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1)!;
  const record = join(RECORDS, `${version}.json`);
  const contracts = JSON.parse(readFileSync(join(repositoryRoot, record), 'utf8')) as ReleaseRecord;
  const known = git('tag', '--list', `v${version}`) || contracts.commit;
  const commit = git('log', '-1', '--format=%H', ...(known ? [known] : ['--', record]));
  return { version, commit, clone: cloneOf(commit, say), contracts };
}

/** Clones and builds once: later rehearsals find it in the folder of the local mall. */
function cloneOf(commit: string, say: (line: string) => void): string {
  const clone = join(repositoryRoot, '.mall', 'releases', commit);
  const built = join(clone, '.built');
  if (existsSync(built)) return clone;
  say(`Installing and building ${commit.slice(0, 8)}`);
  rmSync(clone, { recursive: true, force: true });
  mkdirSync(clone, { recursive: true });
  const archive = join(clone, '.archive.tar');
  git('archive', '--output', archive, commit);
  run(clone, 'tar', '-xf', archive);
  rmSync(archive);
  run(clone, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
  run(clone, 'npx', 'nx', 'run-many', '-t', 'build', '-p', serviceNames.join(','));
  writeFileSync(built, '');
  return clone;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).trim();

function run(cwd: string, command: string, ...args: string[]): void {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  execFileSync(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
}
