// SQL: the relay reads and marks whole batches, on the connection that holds its lock.
import type { QueryRunner } from 'typeorm';
import type { OutboxStore, StoredEvent } from './outbox-batches.js';
import { pendingRepublish, recordRepublishedUpTo } from './republish.js';

const COLUMNS = 'seq, id, subject, aggregate_id, tenant_id, trace, payload, occurred_at';

export class PostgresOutboxStore implements OutboxStore {
  constructor(private readonly session: QueryRunner) {}

  async unpublished(limit: number): Promise<readonly StoredEvent[]> {
    // No filter on "seq greater than the last": a slow transaction may commit a smaller seq later.
    return (await this.session.query(
      `SELECT ${COLUMNS} FROM outbox WHERE published_at IS NULL ORDER BY seq LIMIT $1`,
      [limit],
    )) as StoredEvent[];
  }

  async markPublished(seqs: readonly string[]): Promise<void> {
    await this.session.query(
      `UPDATE outbox SET published_at = now() WHERE seq = ANY($1::bigint[]) AND published_at IS NULL`,
      [seqs],
    );
  }

  async toRepublish(limit: number): Promise<readonly StoredEvent[] | undefined> {
    const range = await pendingRepublish(this.session);
    if (!range) return undefined;
    return (await this.session.query(
      `SELECT ${COLUMNS} FROM outbox WHERE seq > $1 AND seq <= $2 ORDER BY seq LIMIT $3`,
      [range.after, range.to, limit],
    )) as StoredEvent[];
  }

  markRepublished(upTo: string | undefined): Promise<void> {
    return recordRepublishedUpTo(this.session, upTo);
  }
}
