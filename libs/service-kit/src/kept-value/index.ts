import { LRUCache } from 'lru-cache';

/**
 * A value that is read again once it is `ttlMs` old. Concurrent callers share one read; a failed read is not kept. `read` receives
 * the previous value, which it may return when there is no new one.
 */
export class KeptValue<T extends NonNullable<unknown>> {
  private readonly values: LRUCache<'value', T>;

  constructor(ttlMs: number, read: (before: T | undefined) => Promise<T>) {
    this.values = new LRUCache({
      max: 1,
      // The library treats a value whose age equals its time to live as fresh.
      ttl: ttlMs - 1,
      ttlResolution: 0,
      perf: { now: () => Date.now() },
      // Callers that wait while the value is forgotten still get the result, which is not kept.
      ignoreFetchAbort: true,
      fetchMethod: (_, before) => read(before),
    });
  }

  /** Returns the value; reads it when it is missing or `ttlMs` old. @throws what `read` throws. */
  async current(): Promise<T> {
    return (await this.values.fetch('value'))!;
  }

  /** Makes the next call read the value again. */
  forget(): void {
    this.values.clear();
  }
}
