export interface GateOptions {
  /** How many may be inside at once. */
  readonly most: number;
  /** How many may wait outside; the next one is turned away at once. */
  readonly mostWaiting: number;
  readonly longestWaitMs: number;
  /** What is thrown at whoever is turned away. */
  readonly full: () => Error;
}

interface Waiting {
  readonly enter: () => void;
  readonly timer: NodeJS.Timeout;
}

/** Lets a limited number of calls run side by side, the others wait for a moment, the rest hear so at once. */
export class Gate {
  private inside = 0;
  private readonly waiting = new Set<Waiting>();

  constructor(private readonly options: GateOptions) {}

  /** @throws what `full` makes, when there is no room or waiting for it took too long. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside < this.options.most) this.inside += 1;
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

  /** Whoever waits longest takes the place over, so the number inside stays. */
  private leave(): void {
    for (const next of this.waiting) {
      this.waiting.delete(next);
      clearTimeout(next.timer);
      next.enter();
      return;
    }
    this.inside -= 1;
  }
}
