import type { LimitFunction } from 'p-limit';

export interface BatchOptions<T> {
  /** Items with the same key are handled in order of arrival, and never in two batches at a time. */
  readonly keyOf: (item: T) => string;
  /** Must not reject: it handles its own failures. */
  readonly work: (batch: readonly T[]) => Promise<void>;
  /** Concurrent batches of this queue. */
  readonly parallel: number;
  readonly mostPerBatch: number;
  /** Shared with other queues: limits their concurrent batches, and hence their database connections, in total. */
  readonly limit: LimitFunction;
}

/** A batch that takes longer halves the size of the next ones; a full one that takes less than SHORT_MS doubles it. */
const LONG_MS = 1_000;
const SHORT_MS = 250;
/** Minimum time between the starts of two batches, unless the next one is full. */
const GATHER_MS = 20;

/**
 * Handles incoming items in batches: one transaction for many events. The batch size starts at one, doubles while batches are quick
 * and halves after a slow one.
 */
export class KeyedBatches<T> {
  private readonly busy = new Set<string>();
  private readonly idlers: (() => void)[] = [];
  private pending: T[] = [];
  private running = 0;
  /** Batches that wait for a permit of the shared limit. */
  private starting = 0;
  private size = 1;
  private isPumpDue = false;
  private begunAt = -Infinity;

  constructor(private readonly options: BatchOptions<T>) {}

  add(item: T): void {
    this.pending.push(item);
    this.pumpSoon();
  }

  /** Drops the items that are not in a batch yet. */
  clear(): void {
    this.pending = [];
    this.tellIdlers();
  }

  /** Resolves when nothing is queued and no batch runs. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.idlers.push(resolve);
      this.tellIdlers();
    });
  }

  /** Schedules the next batch: items that arrive in one turn of the event loop; after a batch, more are gathered. */
  private pumpSoon(): void {
    if (this.isPumpDue) return;
    this.isPumpDue = true;
    const waitMs = this.begunAt + GATHER_MS - performance.now();
    // Messages that the server sends together arrive within one turn of the event loop.
    if (waitMs <= 0 || this.pending.length >= this.options.mostPerBatch) setImmediate(this.pump);
    else setTimeout(this.pump, waitMs);
  }

  /** Assembles a batch only when it may start, so that it contains everything that has arrived by then. */
  private readonly pump = (): void => {
    const { parallel, limit } = this.options;
    this.isPumpDue = false;
    while (this.running + this.starting < parallel && this.starting < this.pending.length) {
      this.starting += 1;
      void limit(async () => {
        this.starting -= 1;
        const batch = this.nextBatch();
        if (batch.length > 0) await this.run(batch);
      });
    }
  };

  /** Takes the oldest items whose keys are not in progress, at most an equal share for each batch that may start. */
  private nextBatch(): T[] {
    const { keyOf, mostPerBatch, parallel } = this.options;
    const share = Math.ceil(this.pending.length / (parallel - this.running));
    const most = Math.min(this.size, mostPerBatch, share);
    const batch: T[] = [];
    const rest: T[] = [];
    for (const item of this.pending) {
      if (batch.length < most && !this.busy.has(keyOf(item))) batch.push(item);
      else rest.push(item);
    }
    this.pending = rest;
    for (const item of batch) this.busy.add(keyOf(item));
    return batch;
  }

  private async run(batch: readonly T[]): Promise<void> {
    const { keyOf, work, mostPerBatch } = this.options;
    this.running += 1;
    const startedAt = performance.now();
    this.begunAt = startedAt;
    try {
      await work(batch);
    } finally {
      const tookMs = performance.now() - startedAt;
      if (tookMs > LONG_MS) this.size = Math.max(1, Math.floor(batch.length / 2));
      else if (tookMs < SHORT_MS && batch.length >= this.size)
        this.size = Math.min(mostPerBatch, this.size * 2);
      for (const item of batch) this.busy.delete(keyOf(item));
      this.running -= 1;
      if (this.pending.length > 0) this.pumpSoon();
      this.tellIdlers();
    }
  }

  private tellIdlers(): void {
    if (this.running === 0 && this.pending.length === 0) for (const tell of this.idlers.splice(0)) tell();
  }
}
