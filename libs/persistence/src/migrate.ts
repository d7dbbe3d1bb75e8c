import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
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
/** PostgreSQL itself ends a statement before that, and says which. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 60_000;

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
  return withMigrationLock(dataSource, async (migrating, guard) => {
    const applied = await giveWay(async () => {
      const done = await migrating.runMigrations();
      return done.map(({ name }) => name);
    }, pauseMs);
    await guard.query(SPARE_STATISTICS);
    return applied;
  });
}

/**
 * Takes back all migrations but the `keep` that were applied first, the last one first: what they added is dropped with what is in
 * it. For a schema whose services are those of the release before already.
 * @returns names of the migrations that were taken back
 * @throws RangeError when that would leave no migration at all
 */
export async function undoMigrations(
  dataSource: DataSource,
  keep: number,
  { pauseMs = LOCK_PAUSE_MS }: MigrateOptions = {},
): Promise<readonly string[]> {
  if (!Number.isInteger(keep) || keep < 1)
    throw new RangeError('Say how many migrations stay: a number from 1.');
  return withMigrationLock(dataSource, async (migrating, guard) => {
    const undone = [];
    for (const name of await appliedAfter(guard, keep)) {
      const { transaction } = migrating.migrations.find((known) => nameOf(known) === name) ?? {};
      await giveWay(
        () => migrating.undoLastMigration({ transaction: transaction === false ? 'none' : 'each' }),
        pauseMs,
      );
      undone.push(name);
    }
    return undone;
  });
}

const nameOf = ({ name, constructor }: MigrationInterface): string => name ?? constructor.name;

/** The last one first. */
async function appliedAfter(guard: QueryRunner, keep: number): Promise<readonly string[]> {
  const rows = (await guard.query('SELECT name FROM migrations ORDER BY id OFFSET $1', [keep])) as {
    name: string;
  }[];
  return rows.map(({ name }) => name).reverse();
}

/** Runs on connections with the limits of migrations, when no other replica migrates. */
async function withMigrationLock<T>(
  dataSource: DataSource,
  run: (migrating: DataSource, guard: QueryRunner) => Promise<T>,
): Promise<T> {
  const migrating = await new DataSource(migrationOptionsOf(dataSource)).initialize();
  const guard = migrating.createQueryRunner();
  try {
    while (!(await hasLock(guard))) await sleep(TURN_MS);
    return await run(migrating, guard);
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
    query_timeout: ANSWER_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  };
  return { ...options, poolSize: 2, extra };
}

/** Repeats what could not get a lock; migrations before it stay as they are. */
async function giveWay<T>(run: () => Promise<T>, pauseMs: number): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (failure) {
      if (!isLockUnavailable(failure) || tries === LOCK_TRIES) throw failure;
      await sleep(pauseMs);
    }
  }
}
