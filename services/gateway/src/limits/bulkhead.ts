export interface BulkheadOptions {
  /** Maximum calls under way at the same time. */
  readonly most: number;
  /** Maximum calls that wait; the next one is rejected at once. */
  readonly mostWaiting: number;
  readonly longestWaitMs: number;
  /** Creates the error of a rejected call. */
  readonly full: () => Error;
}

interface Waiting {
  readonly enter: () => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * A bulkhead limits the calls under way, the calls that wait, and how long they wait. Own code: p-limit limits neither
 * the queue nor the wait, and in cockatiel's bulkhead a call that is aborted while it waits keeps its place in the
 * queue, and its caller learns of it only at its turn.
 */
export class Bulkhead {
  private active = 0;
  private readonly waiting = new Set<Waiting>();

  constructor(private readonly options: BulkheadOptions) {}

  /**
   * Does the work once fewer than `most` are under way.
   * @throws the error of `full` when the queue is full or the wait took too long.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.active < this.options.most) this.active += 1;
    else await this.wait();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private wait(): Promise<void> {
    const { mostWaiting, longestWaitMs, full } = this.options;
    if (this.waiting.size >= mostWaiting) throw full();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(one);
        reject(full());
      }, longestWaitMs);
      const one: Waiting = { enter: resolve, timer };
      this.waiting.add(one);
    });
  }

  /** Passes the permit to the call that has waited longest. */
  private leave(): void {
    for (const next of this.waiting) {
      this.waiting.delete(next);
      clearTimeout(next.timer);
      next.enter();
      return;
    }
    this.active -= 1;
  }
}
