export interface BatchOptions<T> {
  /** Items of one key are worked in the order they came in, never two batches of it at a time. */
  readonly keyOf: (item: T) => string;
  /** Never rejects: what becomes of a failure is the work's own business. */
  readonly work: (batch: readonly T[]) => Promise<void>;
  /** Batches at a time. */
  readonly parallel: number;
  readonly mostPerBatch: number;
  /** Shared with other queues, so that all of them together leave connections to others. */
  readonly slots: Slots;
}

/** A fixed number of places to work at. */
export class Slots {
  private readonly waiting = new Set<() => void>();
  private taken = 0;

  constructor(private readonly count: number) {}

  /** Whether there was a place; it is the caller's until `give`. */
  take(): boolean {
    if (this.taken >= this.count) return false;
    this.taken += 1;
    return true;
  }

  give(): void {
    this.taken -= 1;
    const told = [...this.waiting];
    this.waiting.clear();
    for (const tell of told) tell();
  }

  /** Calls `when` once a place is free again. */
  await(when: () => void): void {
    this.waiting.add(when);
  }
}

/** A batch that took longer than this was too long for one transaction. */
const LONG_MS = 1_000;
const SHORT_MS = 250;
/** Between the beginnings of two batches, unless the next one is full. */
const GATHER_MS = 20;

/**
 * Works what comes in in batches: a transaction for many events instead of one for each. How many go into one follows
 * from how long they take: it begins with one, doubles while batches are short and halves when one was long.
 */
export class KeyedBatches<T> {
  private readonly busy = new Set<string>();
  private readonly idlers: (() => void)[] = [];
  private pending: T[] = [];
  private running = 0;
  private size = 1;
  private isPumpDue = false;
  private begunAt = -Infinity;

  constructor(private readonly options: BatchOptions<T>) {}

  add(item: T): void {
    this.pending.push(item);
    this.pumpSoon();
  }

  /** Forgets what has not begun. */
  clear(): void {
    this.pending = [];
    this.tellIdlers();
  }

  /** Resolves when nothing waits and nothing runs. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.idlers.push(resolve);
      this.tellIdlers();
    });
  }

  /** What arrives together goes together, and what comes close behind another batch waits for more of its kind. */
  private pumpSoon(): void {
    if (this.isPumpDue) return;
    this.isPumpDue = true;
    const waitMs = this.begunAt + GATHER_MS - performance.now();
    // The rest of a delivery is in this very turn of the loop.
    if (waitMs <= 0 || this.pending.length >= this.options.mostPerBatch) setImmediate(this.pump);
    else setTimeout(this.pump, waitMs);
  }

  private readonly pump = (): void => {
    const { parallel, slots } = this.options;
    this.isPumpDue = false;
    while (this.running < parallel && this.pending.length > 0) {
      if (!slots.take()) return slots.await(this.pump);
      const batch = this.nextBatch();
      if (batch.length === 0) return slots.give();
      void this.run(batch);
    }
  };

  /** From the front of the line whatever has no elder of its key at work; the free places share what there is. */
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
    const { keyOf, work, mostPerBatch, slots } = this.options;
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
      slots.give();
      if (this.pending.length > 0) this.pumpSoon();
      this.tellIdlers();
    }
  }

  private tellIdlers(): void {
    if (this.running === 0 && this.pending.length === 0) for (const tell of this.idlers.splice(0)) tell();
  }
}
