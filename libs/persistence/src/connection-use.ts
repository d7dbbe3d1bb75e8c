import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * Connections of a data source's pool, and how many pieces of work wait for one. What an idle connection will be given at the next
 * tick, such as the query of another metric, does not wait.
 */
export function connectionUse(dataSource: DataSource): Readonly<Record<'busy' | 'idle' | 'waiting', number>> {
  const { totalCount, idleCount, waitingCount } = (dataSource.driver as unknown as { readonly master: Pool })
    .master;
  return { busy: totalCount - idleCount, idle: idleCount, waiting: Math.max(0, waitingCount - idleCount) };
}
