import type { DataSource, EntityManager } from 'typeorm';

/**
 * Runs `work` unless another process of this service is running it.
 * @returns whether it ran here.
 */
export async function runExclusively(
  dataSource: DataSource,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const guard = dataSource.createQueryRunner();
  try {
    const [row] = (await guard.query(
      'SELECT pg_try_advisory_lock(hashtext(current_schema()), hashtext($1)) AS mine',
      [name],
    )) as { mine: boolean }[];
    if (!row?.mine) return false;
    try {
      await work();
    } finally {
      // A lost connection has released the lock, and TypeORM its query runner.
      if (!guard.isReleased)
        await guard.query('SELECT pg_advisory_unlock(hashtext(current_schema()), hashtext($1))', [name]);
    }
    return true;
  } finally {
    await guard.release();
  }
}

/** Serialises transactions with the same `name`: waits until the earlier ones have ended. */
export async function inTurn(tx: EntityManager, name: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtext(current_schema()), hashtext($1))', [name]);
}
