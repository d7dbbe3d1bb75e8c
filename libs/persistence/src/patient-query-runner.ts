import type { Pool } from 'pg';
import { QueryFailedError, type DataSource, type ReplicationMode } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { isConnectionLost } from './failures.js';
import { onlyReads } from './only-reads.js';
import { closeIdle } from './pg-internals.js';

/**
 * Asks once more, over a new connection, what only reads and stands outside of a transaction, when its connection is found dead: after
 * a server was lost, the pool holds connections to it that nobody has used since. The other idle ones are closed then, because they
 * lead to the same server. What may write is never repeated: nobody knows whether it was carried out.
 */
class PatientQueryRunner extends PostgresQueryRunner {
  private isLost = false;

  override async query(sql: string, values?: unknown[], useStructuredResult = false): Promise<unknown> {
    try {
      return await super.query(sql, values, useStructuredResult);
    } catch (failure) {
      if (failure instanceof QueryFailedError && isConnectionLost(failure)) await this.lose(failure);
      if (!this.isLost || this.isTransactionActive || !onlyReads(sql)) throw failure;
      return this.askAgain(sql, values, useStructuredResult);
    }
  }

  /** Gives the connection up before another one is asked for, as the pool may be used up. */
  private async lose(failure: QueryFailedError): Promise<void> {
    this.isLost = true;
    const release = this.releaseCallback;
    this.releaseCallback = undefined;
    release?.(failure);
    if (!this.isTransactionActive) await this.release();
    closeIdle(this.driver.master as Pool);
  }

  private async askAgain(sql: string, values?: unknown[], useStructuredResult?: boolean): Promise<unknown> {
    const other = new PostgresQueryRunner(this.driver, this.mode);
    try {
      return (await other.query(sql, values, useStructuredResult)) as unknown;
    } finally {
      await other.release();
    }
  }
}

/** Makes all statements of the data source run so. */
export function asksReadsAgain(dataSource: DataSource): DataSource {
  const driver = dataSource.driver as PostgresDriver;
  driver.createQueryRunner = (mode: ReplicationMode) => new PatientQueryRunner(driver, mode);
  return dataSource;
}
