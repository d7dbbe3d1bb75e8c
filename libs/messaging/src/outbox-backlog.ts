import type { DataSource } from 'typeorm';

/** Events that were committed but are not on the stream yet. */
export interface OutboxBacklog {
  readonly events: number;
  /** Age of the oldest event in seconds; 0 when there is none. */
  readonly oldestSeconds: number;
  /** Events that consumers have parked and nobody has settled. */
  readonly parked: number;
}

export async function outboxBacklog(dataSource: DataSource): Promise<OutboxBacklog> {
  const [row] = (await dataSource.query(
    `SELECT count(*)::int AS events,
            coalesce(extract(epoch FROM clock_timestamp() - min(occurred_at)), 0)::float8 AS "oldestSeconds",
            (SELECT count(*)::int FROM parked_event WHERE state = 'parked') AS parked
       FROM outbox WHERE published_at IS NULL`,
  )) as OutboxBacklog[];
  return row!;
}
