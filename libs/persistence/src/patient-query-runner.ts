import type { Pool } from 'pg';
import { QueryFailedError, type DataSource, type ReplicationMode } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { isConnectionLost } from './failures.js';
import { closeIdle } from './pg-internals.js';

const BEGINS_AS_READ = /^\s*(SELECT|WITH)\b/i;

/**
 * Statements that write, lock or change the session, PostgreSQL's own functions (some of which do), and a second statement. A match
 * inside a text or an alias counts as well: the statement is then treated as one that writes.
 */
const MAY_DO_MORE =
  /\b(INSERT|UPDATE|DELETE|MERGE|INTO|SHARE|nextval|setval|set_config|(pg|lo|dblink)_\w+|dblink)\b/i;
const NEXT_STATEMENT = /;\s*\S/;

/** Whether a statement only reads. Functions of the mall's own schemas are triggers or compute without writing. */
export const onlyReads = (sql: string): boolean =>
  BEGINS_AS_READ.test(sql) && !MAY_DO_MORE.test(sql) && !NEXT_STATEMENT.test(sql);

/**
 * Repeats a statement once, over a new connection, when its connection is found dead and the statement only reads and stands
 * outside of a transaction: after a server was lost, the pool holds connections to it that have not been used since. The other idle
 * connections are then closed, because they lead to the same server. A statement that may write is never repeated, because it may
 * have been carried out.
 */
class PatientQueryRunner extends PostgresQueryRunner {
  private isLost = false;

  override async query(sql: string, values?: unknown[], useStructuredResult = false): Promise<unknown> {
    try {
      return await super.query(sql, values, useStructuredResult);
    } catch (failure) {
      if (failure instanceof QueryFailedError && isConnectionLost(failure)) await this.lose(failure);
      if (!this.isLost || this.isTransactionActive || !onlyReads(sql)) throw failure;
      return this.retryOnce(sql, values, useStructuredResult);
    }
  }

  /** Releases the connection before another one is requested, because the pool may be exhausted. */
  private async lose(failure: QueryFailedError): Promise<void> {
    this.isLost = true;
    const release = this.releaseCallback;
    this.releaseCallback = undefined;
    release?.(failure);
    if (!this.isTransactionActive) await this.release();
    closeIdle(this.driver.master as Pool);
  }

  private async retryOnce(sql: string, values?: unknown[], useStructuredResult?: boolean): Promise<unknown> {
    const other = new PostgresQueryRunner(this.driver, this.mode);
    try {
      return (await other.query(sql, values, useStructuredResult)) as unknown;
    } finally {
      await other.release();
    }
  }
}

/** Makes the data source repeat reads as `PatientQueryRunner` does. */
export function retriesReads(dataSource: DataSource): DataSource {
  const driver = dataSource.driver as PostgresDriver;
  driver.createQueryRunner = (mode: ReplicationMode) => new PatientQueryRunner(driver, mode);
  return dataSource;
}
