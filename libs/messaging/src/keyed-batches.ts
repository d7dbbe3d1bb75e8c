import type { LimitFunction } from 'p-limit';

export interface BatchOptions<T> {
  /** Items of one key are worked in the order they came in, never two batches of it at a time. */
  readonly keyOf: (item: T) => string;
  /** Must not reject: it handles its own failures. */
  readonly work: (batch: readonly T[]) => Promise<void>;
  /** Batches of this queue at the same time. */
  readonly parallel: number;
  readonly mostPerBatch: number;
  /** Shared with other queues: bounds the batches, hence the database connections, of all of them together. */
  readonly limit: LimitFunction;
}

/** A batch that took longer halves the size of the next ones, a full one that took less than SHORT_MS doubles it. */
const LONG_MS = 1_000;
const SHORT_MS = 250;
/** Least time between the starts of two batches, unless the next one is full. */
const GATHER_MS = 20;

/**
 * Works incoming items in batches: one transaction for many events. The batch size starts at one, doubles while batches
 * are quick and halves after a slow one.
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

  /** Drops the items that no batch has taken yet. */
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

  /** Items that arrive in one turn of the event loop form one batch; after a batch, more items are gathered first. */
  private pumpSoon(): void {
    if (this.isPumpDue) return;
    this.isPumpDue = true;
    const waitMs = this.begunAt + GATHER_MS - performance.now();
    // A delivery of several messages arrives within one turn of the event loop.
    if (waitMs <= 0 || this.pending.length >= this.options.mostPerBatch) setImmediate(this.pump);
    else setTimeout(this.pump, waitMs);
  }

  /** A batch is put together when it may start, so that it takes everything that has arrived by then. */
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

  /** The oldest items whose keys are not being worked; at most an equal share for each batch that may start. */
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
