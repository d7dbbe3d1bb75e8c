import { LRUCache } from 'lru-cache';

/**
 * A value that is read again once it is `ttlMs` old. Those who ask at the same time share one reading; a failed one is not
 * kept. `read` is given the value before, to return where it finds no new one.
 */
export class KeptValue<T extends NonNullable<unknown>> {
  private readonly values: LRUCache<'value', T>;

  constructor(ttlMs: number, read: (before: T | undefined) => Promise<T>) {
    this.values = new LRUCache({
      max: 1,
      // A value that is exactly as old as its time to live still counts as fresh there.
      ttl: ttlMs - 1,
      ttlResolution: 0,
      perf: { now: () => Date.now() },
      // Readers under way when the value is forgotten still get theirs, which is not kept.
      ignoreFetchAbort: true,
      fetchMethod: (_, before) => read(before),
    });
  }

  /** @throws what `read` throws */
  async current(): Promise<T> {
    return (await this.values.fetch('value'))!;
  }

  /** The next one who asks has it read anew. */
  forget(): void {
    this.values.clear();
  }
}
