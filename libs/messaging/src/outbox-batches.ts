import type { EventEnvelope } from '@mall/contracts/define';

/** A row of the outbox. */
export interface StoredEvent {
  readonly seq: string;
  readonly id: string;
  readonly subject: string;
  readonly aggregate_id: string;
  readonly tenant_id: string;
  readonly trace: string | null;
  readonly payload: object;
  readonly occurred_at: Date;
}

/** The relay's port to the outbox. */
export interface OutboxStore {
  /** Returns unpublished rows, ordered by `seq`. */
  unpublished(limit: number): Promise<readonly StoredEvent[]>;
  markPublished(seqs: readonly string[]): Promise<void>;
  /** Returns the next rows to publish again, ordered by `seq`; `undefined` when a republication is not in progress. */
  toRepublish(limit: number): Promise<readonly StoredEvent[] | undefined>;
  /** Records the last `seq` published again; `undefined` when all are done. */
  markRepublished(upTo: string | undefined): Promise<void>;
}

/** Publishes one event; rejects unless the stream has stored it. */
export type Publish = (event: EventEnvelope) => Promise<void>;

/** Maximum number of events in a batch. */
export const BATCH = 500;

/** Publishes the outbox batch by batch. */
export class OutboxBatches {
  constructor(
    private readonly store: OutboxStore,
    private readonly publish: Publish,
  ) {}

  /** Publishes the next rows again; returns `undefined` when none are left. New events wait meanwhile, to keep the order. */
  async republish(): Promise<number | undefined> {
    const rows = await this.store.toRepublish(BATCH);
    if (!rows) return undefined;
    await this.send(rows);
    await this.store.markRepublished(rows.length < BATCH ? undefined : rows.at(-1)!.seq);
    return BATCH;
  }

  /** Publishes the next new events; returns their number, at most `BATCH`. */
  async relay(): Promise<number> {
    const rows = await this.store.unpublished(BATCH);
    if (rows.length > 0) await this.send(rows);
    return rows.length;
  }

  /**
   * Publishes the rows in parallel and marks those that were published.
   * @throws the first failure, after marking the others.
   */
  private async send(rows: readonly StoredEvent[]): Promise<void> {
    const outcomes = await Promise.allSettled(rows.map((row) => this.publish(envelopeOf(row))));
    const published = rows
      .filter((_, index) => outcomes[index]?.status === 'fulfilled')
      .map(({ seq }) => seq);
    if (published.length > 0) await this.store.markPublished(published);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

const envelopeOf = (row: StoredEvent): EventEnvelope => ({
  id: row.id,
  subject: row.subject,
  aggregateId: row.aggregate_id,
  occurredAt: row.occurred_at.toISOString(),
  tenantId: row.tenant_id,
  ...(row.trace === null ? {} : { trace: row.trace }),
  payload: row.payload,
});
