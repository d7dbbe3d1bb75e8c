import type { DataSource, EntityManager } from 'typeorm';

/**
 * A transaction in a single trip: its end travels behind its statements instead of waiting for what they answer. When
 * one of them fails, none of them has happened. `send` has to send all of them before it waits for the first.
 */
export async function inOneGo<T>(
  dataSource: DataSource,
  send: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
    await runner.startTransaction();
    const work = send(runner.manager);
    const [outcome, end] = await Promise.allSettled([work, runner.commitTransaction()]);
    if (outcome.status === 'rejected') throw outcome.reason;
    if (end.status === 'rejected') throw end.reason;
    return outcome.value;
  } finally {
    await runner.release();
  }
}
