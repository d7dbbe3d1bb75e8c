import { DataSource } from 'typeorm';
import type { MigrationInterface, MixedList } from 'typeorm';
import { FrugalClient } from './frugal-client.js';
import { PostgresNamingStrategy } from './naming-strategy.js';

export type MigrationClass = new () => MigrationInterface;
export type EntityClass = new () => object;

/**
 * What a service keeps in its schema. Migrations alone shape the tables (`synchronize` is off); a test of each service
 * shows that its entities describe the same tables (`pendingSchemaChanges` in @mall/testing).
 */
export interface DatabaseSchema {
  readonly entities: readonly EntityClass[];
  readonly migrations: readonly MigrationClass[];
}

export interface DatabaseOptions extends DatabaseSchema {
  /** The service's own role; its search path is its own schema. */
  readonly url: string;
  /** Connections in the pool. */
  readonly poolSize?: number;
  readonly applicationName: string;
}

/**
 * A TypeORM data source with limits: a slow or locked statement fails
 * by itself instead of piling up callers.
 */
export function createDataSource(options: DatabaseOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url: options.url,
    entities: [...options.entities] as MixedList<EntityClass>,
    migrations: [...options.migrations],
    migrationsTransactionMode: 'each',
    namingStrategy: new PostgresNamingStrategy(),
    synchronize: false,
    // Extensions are created by migrations; a service's role may not create them at every start.
    installExtensions: false,
    applicationName: options.applicationName,
    poolSize: options.poolSize ?? 10,
    extra: {
      Client: FrugalClient,
      connectionTimeoutMillis: 3_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 5_000,
      lock_timeout: 3_000,
      idle_in_transaction_session_timeout: 10_000,
    },
  });
}

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

/** Brings the schema up to date. Replicas that start together wait for each other. */
export async function migrate(dataSource: DataSource): Promise<readonly string[]> {
  const guard = dataSource.createQueryRunner();
  try {
    await guard.query('SET lock_timeout = 0');
    await guard.query('SET statement_timeout = 0');
    await guard.query('SELECT pg_advisory_lock($1, hashtext(current_schema()))', [MIGRATION_LOCK]);
    const applied = await dataSource.runMigrations();
    await guard.query(SPARE_STATISTICS);
    return applied.map(({ name }) => name);
  } finally {
    await guard.query('SELECT pg_advisory_unlock_all()');
    await guard.query('RESET ALL');
    await guard.release();
  }
}
