import type { DataSource, EntityManager } from 'typeorm';
import { isDeadlock } from './failures.js';

/**
 * Runs a transaction and repeats it once when PostgreSQL rolls it back because of a deadlock. Anything that `work` does outside of
 * the transaction then happens twice.
 */
export async function retryingDeadlock<T>(
  dataSource: DataSource,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  try {
    return await dataSource.transaction(work);
  } catch (failure) {
    if (!isDeadlock(failure)) throw failure;
    return dataSource.transaction(work);
  }
}
