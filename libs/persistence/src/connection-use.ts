import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * Returns the connections of a data source's pool by state, and the number of requests that wait for one. A request that an idle
 * connection will serve at the next tick, such as the query of another metric, does not count as waiting.
 */
export function connectionUse(dataSource: DataSource): Readonly<Record<'busy' | 'idle' | 'waiting', number>> {
  const { totalCount, idleCount, waitingCount } = (dataSource.driver as unknown as { readonly master: Pool })
    .master;
  return { busy: totalCount - idleCount, idle: idleCount, waiting: Math.max(0, waitingCount - idleCount) };
}
