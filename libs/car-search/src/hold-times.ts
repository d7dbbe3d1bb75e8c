/** Upper bounds of the buckets in milliseconds; a last bucket has the longer ones. */
export const HOLD_BOUNDS_MS = [0.5, 1, 2, 5, 10, 20, 50, 100] as const;

/** Times for which queries held the event loop, for monitoring. */
export interface HoldReport {
  /** Numbers of queries by bucket; `upToMs` is null for those longer than all bounds. */
  readonly buckets: readonly { readonly upToMs: number | null; readonly questions: number }[];
  readonly longestMs: number;
}

/**
 * A histogram of the time for which each query held the event loop of this process: planning, counting and writing the
 * answer.
 */
export class HoldTimes {
  private readonly counts = new Uint32Array(HOLD_BOUNDS_MS.length + 1);
  private longestMs = 0;

  /** Runs a query and records its time, also when it throws. */
  measure<T>(query: () => T): T {
    const startedAt = performance.now();
    try {
      return query();
    } finally {
      this.add(performance.now() - startedAt);
    }
  }

  add(tookMs: number): void {
    const found = HOLD_BOUNDS_MS.findIndex((bound) => tookMs <= bound);
    this.counts[found < 0 ? HOLD_BOUNDS_MS.length : found]! += 1;
    if (tookMs > this.longestMs) this.longestMs = tookMs;
  }

  get report(): HoldReport {
    const buckets = Array.from(this.counts, (questions, at) => ({
      upToMs: HOLD_BOUNDS_MS[at] ?? null,
      questions,
    }));
    return { buckets, longestMs: Math.round(this.longestMs * 10) / 10 };
  }
}
