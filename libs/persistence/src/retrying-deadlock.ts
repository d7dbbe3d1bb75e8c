import type { DataSource, EntityManager } from 'typeorm';
import { isDeadlock } from './failures.js';

/**
 * A transaction that begins anew, once, when it and another have waited for each other: the other one goes on, and
 * nothing of this one has happened. What `work` does outside of the transaction it does twice then.
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
