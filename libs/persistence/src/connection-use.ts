import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** Connections of a data source's pool, and how many pieces of work wait for one. */
export function connectionUse(dataSource: DataSource): Readonly<Record<'busy' | 'idle' | 'waiting', number>> {
  const { totalCount, idleCount, waitingCount } = (dataSource.driver as unknown as { readonly master: Pool })
    .master;
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}
