import type { DataSource, EntityManager } from 'typeorm';

/**
 * Runs a transaction in a single round trip: COMMIT is sent right behind its statements, before their results arrive. When one of
 * them fails, none takes effect. `send` has to send all of them before it awaits the first.
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
