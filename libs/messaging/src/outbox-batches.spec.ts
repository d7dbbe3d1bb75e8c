import type { EventEnvelope } from '@mall/contracts/define';
import { BATCH, OutboxBatches, type OutboxStore, type StoredEvent } from './outbox-batches.js';

const rowOf = (seq: number): StoredEvent => ({
  seq: String(seq),
  id: `id-${seq}`,
  subject: 'event.order.paid',
  aggregate_id: 'a',
  tenant_id: '1',
  trace: null,
  payload: { seq },
  occurred_at: new Date(0),
});
const rowsFrom = (from: number, to: number): StoredEvent[] =>
  Array.from({ length: to - from + 1 }, (_, at) => rowOf(from + at));

/** An outbox in memory; the rows up to `republishTo` have to be published again. */
class MemoryOutbox implements OutboxStore {
  readonly published = new Set<string>();
  private republishedUpTo = 0;

  constructor(
    private readonly rows: readonly StoredEvent[],
    private republishTo?: number,
  ) {}

  async unpublished(limit: number): Promise<readonly StoredEvent[]> {
    return this.rows.filter(({ seq }) => !this.published.has(seq)).slice(0, limit);
  }

  async markPublished(seqs: readonly string[]): Promise<void> {
    for (const seq of seqs) this.published.add(seq);
  }

  async toRepublish(limit: number): Promise<readonly StoredEvent[] | undefined> {
    const to = this.republishTo;
    if (to === undefined) return undefined;
    return this.rows
      .filter(({ seq }) => Number(seq) > this.republishedUpTo && Number(seq) <= to)
      .slice(0, limit);
  }

  async markRepublished(upTo: string | undefined): Promise<void> {
    if (upTo === undefined) this.republishTo = undefined;
    else this.republishedUpTo = Number(upTo);
  }
}

function batchesOf(store: MemoryOutbox, refused: ReadonlySet<string> = new Set()) {
  const sent: string[] = [];
  const publish = async ({ id }: EventEnvelope): Promise<void> => {
    if (refused.has(id)) throw new Error(`${id} was not stored`);
    sent.push(id);
  };
  return { batches: new OutboxBatches(store, publish), sent };
}

describe('new events', () => {
  it('are published in the order of the outbox, a batch at a time', async () => {
    const store = new MemoryOutbox(rowsFrom(1, BATCH + 3));
    const { batches, sent } = batchesOf(store);
    expect([await batches.relay(), await batches.relay(), await batches.relay()]).toEqual([BATCH, 3, 0]);
    expect(sent).toEqual(rowsFrom(1, BATCH + 3).map(({ id }) => id));
  });

  it('that the stream did not store stay unpublished, and the failure is reported', async () => {
    const store = new MemoryOutbox(rowsFrom(1, 3));
    const { batches } = batchesOf(store, new Set(['id-2']));
    await expect(batches.relay()).rejects.toThrow('id-2 was not stored');
    expect([...store.published]).toEqual(['1', '3']);
    const { batches: later, sent } = batchesOf(store);
    await later.relay();
    expect(sent).toEqual(['id-2']);
  });
});

describe('events of a stream that was lost', () => {
  it('are published again completely, and only once', async () => {
    const store = new MemoryOutbox(rowsFrom(1, BATCH + 10), BATCH + 2);
    await store.markPublished(rowsFrom(1, BATCH + 2).map(({ seq }) => seq));
    const { batches, sent } = batchesOf(store);
    while ((await batches.republish()) !== undefined);
    expect(sent).toEqual(rowsFrom(1, BATCH + 2).map(({ id }) => id));
    expect(await batches.relay()).toBe(8);
  });

  it('are sent again from the same place after a failure', async () => {
    const store = new MemoryOutbox(rowsFrom(1, 4), 4);
    const { batches: failing } = batchesOf(store, new Set(['id-3']));
    await expect(failing.republish()).rejects.toThrow('id-3');
    const { batches, sent } = batchesOf(store);
    await batches.republish();
    expect(sent).toEqual(['id-1', 'id-2', 'id-3', 'id-4']);
  });
});
