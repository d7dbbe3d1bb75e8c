/** Runs work for different keys side by side, up to a limit, and for one key in order. */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<void>>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly limit: number) {}

  run(key: string, work: () => Promise<void>): Promise<void> {
    const before = this.tails.get(key) ?? Promise.resolve();
    const mine = before.then(() => this.withinLimit(work));
    const tail = mine.catch(() => undefined);
    this.tails.set(key, tail);
    void tail.then(() => {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    });
    return mine;
  }

  /** Resolves when everything queued so far has ended. */
  async idle(): Promise<void> {
    await Promise.all(this.tails.values());
  }

  private async withinLimit(work: () => Promise<void>): Promise<void> {
    if (this.running >= this.limit) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running += 1;
    try {
      await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}
