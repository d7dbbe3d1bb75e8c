import pg, { type Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { MigrationInterface, MixedList } from 'typeorm';
import type { EntityClass } from './entity-class.js';
import { FrugalClient } from './frugal-client.js';
import { PostgresNamingStrategy } from './naming-strategy.js';
import { retriesReads } from './patient-query-runner.js';
import { unrecordedTables } from './record-changes/index.js';

export type MigrationClass = new () => MigrationInterface;
export type { EntityClass };

/**
 * The contents of a service's schema. Only migrations change the tables (`synchronize` is off); a test of each service shows that
 * its entities describe the same tables (`pendingSchemaChanges` in @mall/testing/schema).
 */
export interface DatabaseSchema {
  readonly entities: readonly EntityClass[];
  readonly migrations: readonly MigrationClass[];
}

export interface DatabaseOptions extends DatabaseSchema {
  /** The URL with the service's own role, whose search path is its own schema. */
  readonly url: string;
  /** Connections in the pool. */
  readonly poolSize?: number;
  readonly applicationName: string;
}

/**
 * A server whose machine or network has failed sends no answer at all, and the operating system keeps retransmitting for a quarter
 * of an hour. A connection that leaves a statement unanswered for this long is closed. Longer than several statements sent together
 * may take.
 */
const ANSWER_TIMEOUT_MS = 20_000;

/**
 * Creates a TypeORM data source with limits: a slow or locked statement fails instead of blocking its callers. A read on a dead
 * connection is repeated.
 */
export function createDataSource(options: DatabaseOptions): DataSource {
  const dataSource = new DataSource({
    type: 'postgres',
    // Set explicitly, because a bundled TypeORM would look for a second `pg` outside of its bundle.
    driver: pg,
    nativeDriver: false,
    url: options.url,
    entities: [...options.entities] as MixedList<EntityClass>,
    migrations: [...options.migrations],
    migrationsTransactionMode: 'each',
    namingStrategy: new PostgresNamingStrategy(),
    synchronize: false,
    // Migrations create the extensions; a service's role may not create them at every start.
    installExtensions: false,
    applicationName: options.applicationName,
    poolSize: options.poolSize ?? 10,
    extra: {
      Client: FrugalClient,
      unrecordedTables: unrecordedTables(options.entities),
      connectionTimeoutMillis: 3_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 5_000,
      query_timeout: ANSWER_TIMEOUT_MS,
      lock_timeout: 3_000,
      idle_in_transaction_session_timeout: 10_000,
    },
  });
  return retriesReads(dataSource);
}

/**
 * Returns the connections of a data source's pool by state, and the number of requests that wait for one. A request that an idle
 * connection will serve at the next tick, such as the query of another metric, does not count as waiting.
 */
export function connectionUse(dataSource: DataSource): Readonly<Record<'busy' | 'idle' | 'waiting', number>> {
  const { totalCount, idleCount, waitingCount } = (dataSource.driver as unknown as { readonly master: Pool })
    .master;
  return { busy: totalCount - idleCount, idle: idleCount, waiting: Math.max(0, waitingCount - idleCount) };
}
