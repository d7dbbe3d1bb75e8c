import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import { baselinesOf, nameOf, namesIn, recordBaselines } from './baseline.js';
import { isLockUnavailable } from './failures.js';

/** An arbitrary number shared by all services of one database; each schema has its own migrations table. */
const MIGRATION_LOCK = 7_301;

/**
 * ANALYZE compares JSON documents as a whole to sort them: this takes seconds for ten thousand orders and improves no plan, because
 * no query compares whole documents.
 */
const SPARE_STATISTICS = `
  DO $$
  DECLARE
    json_column RECORD;
  BEGIN
    FOR json_column IN
      SELECT c.oid::regclass AS owner, a.attname
        FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND a.attnum > 0
         AND NOT a.attisdropped AND a.atttypid IN ('json'::regtype, 'jsonb'::regtype)
         AND a.attstattarget IS DISTINCT FROM 0
    LOOP
      EXECUTE format('ALTER TABLE %s ALTER COLUMN %I SET STATISTICS 0', json_column.owner, json_column.attname);
    END LOOP;
  END $$`;

/**
 * While a migration waits for a table lock, all later statements on the table wait too. It therefore times out early and is retried
 * later; each migration is a transaction of its own.
 */
const LOCK_TIMEOUT_MS = 3_000;
const LOCK_TRIES = 20;
const LOCK_PAUSE_MS = 3_000;
/** Long enough to rewrite the columns of several million rows. */
const STATEMENT_TIMEOUT_MS = 15 * 60_000;
/** Longer than the statement timeout, so that PostgreSQL itself ends the statement and names it. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 60_000;

/** Attempts between two lines of the log while a service waits for its migrations. */
const WAITS_PER_LINE = 40;

/** Interval at which a replica checks whether another one has finished. */
const TURN_MS = 250;

export interface MigrateOptions {
  /** Pause between two attempts to get a lock. */
  readonly pauseMs?: number;
}

/**
 * Applies pending migrations, on connections with limits of their own. Replicas that start together wait for each other.
 * @returns names of the migrations that the last attempt applied
 * @throws QueryFailedError of the first migration that fails; earlier ones stay applied
 * @throws Error for a database that is older than the release of a baseline
 */
export async function migrate(
  dataSource: DataSource,
  { pauseMs = LOCK_PAUSE_MS }: MigrateOptions = {},
): Promise<readonly string[]> {
  return withMigrationLock(dataSource, async (migrating, guard) => {
    const applied = await retryOnLock(async () => {
      const done = await migrating.runMigrations();
      return done.map(({ name }) => name);
    }, pauseMs);
    await recordBaselines(guard, baselinesOf(migrating));
    await guard.query(SPARE_STATISTICS);
    return applied;
  });
}

/**
 * Waits until all migrations of a service are recorded, those of a baseline included: whatever applies the manifests may start the
 * services before the Jobs that migrate have ended.
 */
export async function awaitMigrations(dataSource: DataSource): Promise<void> {
  const logger = new Logger('Migrations');
  for (let tries = 0; ; tries += 1) {
    const done = await namesIn(dataSource);
    const [first, ...more] = dataSource.migrations.map(nameOf).filter((name) => !done.has(name));
    if (first === undefined) return;
    if (tries % WAITS_PER_LINE === 0)
      logger.warn(
        `Waiting until a Job of the roll-out has applied ${first} and ${more.length} more migrations.`,
      );
    await sleep(TURN_MS);
  }
}

/**
 * Reverts all migrations but the first `keep`, the last one first; the tables and columns that they added are dropped with their
 * data. Requires that the services of this schema already run the previous release. Baselines are the first migrations, and those
 * that they replace are not counted.
 * @returns names of the reverted migrations
 * @throws RangeError when not all baselines, or no migration, would stay
 */
export async function undoMigrations(
  dataSource: DataSource,
  keep: number,
  { pauseMs = LOCK_PAUSE_MS }: MigrateOptions = {},
): Promise<readonly string[]> {
  const baselines = baselinesOf(dataSource);
  const fewest = Math.max(1, baselines.length);
  if (!Number.isInteger(keep) || keep < fewest)
    throw new RangeError(`Say how many migrations stay: a number from ${fewest}.`);
  const replaced = baselines.flatMap(({ replaces }) => replaces);
  return withMigrationLock(dataSource, async (migrating, guard) => {
    const undone = [];
    for (const name of await appliedAfter(guard, keep, replaced)) {
      const { transaction } = migrating.migrations.find((known) => nameOf(known) === name) ?? {};
      await retryOnLock(
        () => migrating.undoLastMigration({ transaction: transaction === false ? 'none' : 'each' }),
        pauseMs,
      );
      undone.push(name);
    }
    return undone;
  });
}

/** Returns the names of the later migrations, the last one first. */
async function appliedAfter(
  guard: QueryRunner,
  keep: number,
  replaced: readonly string[],
): Promise<readonly string[]> {
  const rows = (await guard.query(
    'SELECT name FROM migrations WHERE name <> ALL ($2) ORDER BY id OFFSET $1',
    [keep, replaced],
  )) as { name: string }[];
  return rows.map(({ name }) => name).reverse();
}

/** Runs on connections with the limits of migrations, while no other replica migrates. */
async function withMigrationLock<T>(
  dataSource: DataSource,
  run: (migrating: DataSource, guard: QueryRunner) => Promise<T>,
): Promise<T> {
  const migrating = await new DataSource(migrationOptionsOf(dataSource)).initialize();
  const guard = migrating.createQueryRunner();
  try {
    while (!(await hasLock(guard))) await sleep(TURN_MS);
    await recordBaselines(guard, baselinesOf(migrating));
    return await run(migrating, guard);
  } finally {
    // Ending the connection releases the lock.
    await guard.release();
    await migrating.destroy();
  }
}

/**
 * Tries the lock without waiting in a statement: an index that is built concurrently waits for all running statements, so two
 * replicas would wait for each other.
 */
async function hasLock(guard: QueryRunner): Promise<boolean> {
  const [row] = (await guard.query(
    'SELECT pg_try_advisory_lock($1, hashtext(current_schema())) AS "isMine"',
    [MIGRATION_LOCK],
  )) as [{ isMine: boolean }];
  return row.isMine;
}

function migrationOptionsOf({ options }: DataSource): DataSource['options'] {
  if (options.type !== 'postgres') throw new Error('Migrations are written for PostgreSQL.');
  const extra: object = {
    ...options.extra,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  };
  return { ...options, poolSize: 2, extra };
}

/** Retries when a lock was not available; migrations already applied stay. */
async function retryOnLock<T>(run: () => Promise<T>, pauseMs: number): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (failure) {
      if (!isLockUnavailable(failure) || tries === LOCK_TRIES) throw failure;
      await sleep(pauseMs);
    }
  }
}
