import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type QueryRunner } from 'typeorm';
import { isLockUnavailable } from './failures.js';

/** Any number shared by all services of one database; each schema has its own migrations table. */
const MIGRATION_LOCK = 7_301;

/**
 * Of JSON, ANALYZE sorts whole documents against each other: seconds for some ten thousand orders, and no plan is the
 * better for it, because no query compares whole documents.
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
 * While a migration waits for the lock of a table, everybody who comes after it waits as well. So it gives up soon, and is
 * repeated later; each migration is a transaction of its own.
 */
const LOCK_TIMEOUT_MS = 3_000;
const LOCK_TRIES = 20;
const LOCK_PAUSE_MS = 3_000;
/** Long enough for rewriting the columns of some million rows. */
const STATEMENT_TIMEOUT_MS = 15 * 60_000;

/** Between two looks whether another replica is done. */
const TURN_MS = 250;

export interface MigrateOptions {
  /** Between two tries for a lock. */
  readonly pauseMs?: number;
}

/**
 * Brings the schema up to date, on connections with limits of their own. Replicas that start together wait for each other.
 * @returns names of the migrations that the last try applied
 * @throws QueryFailedError of the first migration that fails; those before it stay applied
 */
export async function migrate(
  dataSource: DataSource,
  { pauseMs = LOCK_PAUSE_MS }: MigrateOptions = {},
): Promise<readonly string[]> {
  const migrating = await new DataSource(migrationOptionsOf(dataSource)).initialize();
  const guard = migrating.createQueryRunner();
  try {
    while (!(await hasLock(guard))) await sleep(TURN_MS);
    const applied = await runMigrations(migrating, pauseMs);
    await guard.query(SPARE_STATISTICS);
    return applied;
  } finally {
    // Ending the connection releases the lock.
    await guard.release();
    await migrating.destroy();
  }
}

/**
 * Asks again instead of waiting in a statement: an index that is built beside readers waits for all statements under way, so both
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
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  };
  return { ...options, poolSize: 2, extra };
}

/** Goes on with the migration that could not get a lock; those before it are applied. */
async function runMigrations(migrating: DataSource, pauseMs: number): Promise<readonly string[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      const done = await migrating.runMigrations();
      return done.map(({ name }) => name);
    } catch (failure) {
      if (!isLockUnavailable(failure) || tries === LOCK_TRIES) throw failure;
      await sleep(pauseMs);
    }
  }
}
