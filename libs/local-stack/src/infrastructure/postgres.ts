import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ManagedProcess } from '../process/managed-process.js';
import type { ProcessLedger } from '../process/process-ledger.js';
import { until } from '../process/until.js';
import { type PostgresHome, postgresHome } from './postgres-account.js';
import { npmPostgres } from './postgres-binaries.js';
import { setReadOnly } from './read-only.js';

export interface PostgresOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly password: string;
  readonly logFile: string;
  readonly ledger: ProcessLedger;
  /** Whether to run faster, as tests do, at the risk of losing data in a power failure. */
  readonly ephemeral: boolean;
}

const MAJOR = '18';
const WRONG_PASSWORD = '28P01';
const ADMIN = 'postgres';
/** Timeout of the check whether the server works. */
const WORKING_MS = 5_000;

/** Tuned for a laptop, where the server shares 2 cores and little memory with all other processes. */
const SETTINGS = {
  max_connections: '120',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  // After a checkpoint, the first change of each page logs the whole page, so checkpoints are kept rare.
  checkpoint_timeout: '30min',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_line_prefix: '%m [%p] %u ',
  log_min_duration_statement: '1000',
  listen_addresses: '127.0.0.1',
};

const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** A real PostgreSQL server from the npm package, with its database `mall`. */
export class EmbeddedPostgres {
  private constructor(
    private readonly server: ManagedProcess,
    /** The administrator's URL of the database `mall`: over loopback, or over a Unix socket where `host` names one. */
    readonly adminUrl: string,
    readonly dataDir: string,
  ) {}

  static async start(options: PostgresOptions): Promise<EmbeddedPostgres> {
    const home = postgresHome(npmPostgres(), options.dataDir);
    await initialise(home, options);
    const socketDir = socketDirOf(home, options.port);
    const settings = {
      ...SETTINGS,
      ...(options.ephemeral ? CARELESS : {}),
      port: String(options.port),
      unix_socket_directories: socketDir ?? '',
    };
    const server = await ManagedProcess.start({
      name: 'postgres',
      command: home.binaries.postgres,
      args: [
        '-D',
        home.dataDir,
        ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      cwd: '/',
      ...home.account,
      logFile: options.logFile,
      ledger: options.ledger,
      // "Fast shutdown": rolls back open transactions and writes the data out.
      endSignal: 'SIGINT',
      graceMs: 20_000,
    });
    const way = socketDir ? `?host=${encodeURIComponent(socketDir)}` : '';
    const url = (database: string): string =>
      `postgres://${ADMIN}:${options.password}@127.0.0.1:${options.port}/${database}${way}`;
    await untilAnswering(url('postgres'), server);
    // An earlier run may have ended while its disk was full.
    await setReadOnly(url('postgres'), false);
    await createDatabase(url('postgres'));
    return new EmbeddedPostgres(server, url('mall'), home.dataDir);
  }

  get process(): ManagedProcess {
    return this.server;
  }

  stop(): Promise<void> {
    return this.server.stop();
  }
}

/** Longest path of a Unix socket that every system accepts, in bytes, without the terminating zero. */
const LONGEST_SOCKET_PATH = 103;

/**
 * Returns the folder of the server's socket file, which only its account and the launcher's can read: a short query costs both
 * sides a quarter less there than over loopback. `undefined` where the path is too long.
 */
function socketDirOf({ dataDir }: PostgresHome, port: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  const path = join(dataDir, `.s.PGSQL.${port}`);
  return Buffer.byteLength(path) <= LONGEST_SOCKET_PATH ? dataDir : undefined;
}

async function initialise(home: PostgresHome, options: PostgresOptions): Promise<void> {
  const versionFile = join(home.dataDir, 'PG_VERSION');
  if (existsSync(versionFile)) return checkVersion(versionFile);
  // A first start that was killed leaves an incomplete database.
  rmSync(home.dataDir, { recursive: true, force: true });
  mkdirSync(home.dataDir, { recursive: true, mode: 0o700 });
  const passwordFile = `${home.dataDir}.password`;
  writeFileSync(passwordFile, `${options.password}\n`, { mode: 0o600 });
  if (home.account) {
    for (const path of [home.dataDir, passwordFile]) chownSync(path, home.account.uid, home.account.gid);
  }
  try {
    await runInitdb(home, passwordFile, options.ephemeral);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function checkVersion(versionFile: string): void {
  const found = readFileSync(versionFile, 'utf8').trim();
  if (found === MAJOR) return;
  throw new Error(
    `The data in ${versionFile} belong to PostgreSQL ${found}, this is ${MAJOR}. Start with --fresh, or move them by pg_dump.`,
  );
}

async function runInitdb(home: PostgresHome, passwordFile: string, ephemeral: boolean): Promise<void> {
  const child = spawn(
    home.binaries.initdb,
    [
      `--pgdata=${home.dataDir}`,
      `--username=${ADMIN}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...localeFlags(),
      '--no-instructions',
      ...(ephemeral ? ['--no-sync'] : []),
    ],
    { ...home.account, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return;
  rmSync(home.dataDir, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not prepare ${home.dataDir}:\n${said}`);
}

/**
 * PostgreSQL's own sorting and case rules are the same on every machine. The classes of letters come from the system: with plain
 * `C`, pg_trgm would see no letters in Cyrillic or Chinese words.
 */
function localeFlags(): readonly string[] {
  const flags = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const letters = utf8Locale();
  return letters ? [...flags, `--lc-ctype=${letters}`] : flags;
}

function utf8Locale(): string | undefined {
  if (process.platform === 'win32') return undefined;
  try {
    const known = execFileSync('locale', ['-a'], { encoding: 'utf8', stdio: 'pipe' }).split('\n');
    return known.find((name) => /^(C|en_US)\.utf-?8$/i.test(name.trim()))?.trim();
  } catch {
    return undefined;
  }
}

async function untilAnswering(url: string, server: ManagedProcess): Promise<void> {
  let refused = false;
  const ask = async (): Promise<true | undefined> => {
    const failure = await connectionFailure(url);
    refused = failure === WRONG_PASSWORD;
    return failure === undefined ? true : undefined;
  };
  const givenUp = (): string | undefined => {
    if (refused)
      return 'its password is not the one in secrets.json. Start with --fresh, or bring that file back.';
    return server.end && `ended with ${server.end}\n${server.lastLines()}`;
  };
  await until(ask, { what: 'PostgreSQL', timeoutMs: 60_000, givenUp });
}

/** Returns the error code of a failed connection, or undefined when it succeeds. */
async function connectionFailure(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (failure) {
    return (failure as { code?: string }).code ?? 'unknown';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Whether a new connection can read a table by a parallel plan. A server that has lost its shared memory accepts connections and fails
 * such queries until it is restarted.
 */
export async function isDatabaseWorking(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: WORKING_MS,
    query_timeout: WORKING_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SET debug_parallel_query = on');
    await client.query('SELECT count(*) FROM pg_class');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(`SELECT 1 FROM pg_database WHERE datname = 'mall'`);
    if (!rowCount) await client.query('CREATE DATABASE mall');
  } finally {
    await client.end();
  }
}
