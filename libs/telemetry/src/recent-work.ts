/** Something that took long, by its declared name. Never a value of the request: that may be personal data. */
export interface SlowWork {
  readonly name: string;
  readonly at: number;
  readonly durationMs: number;
  readonly requestId?: string | undefined;
  readonly traceId?: string | undefined;
}

/** Something that failed, with the kind of failure and without its message, which may quote personal data. */
export interface FailedWork {
  readonly name: string;
  readonly at: number;
  readonly kind: string;
  readonly requestId?: string | undefined;
  readonly traceId?: string | undefined;
}

const SLOWEST = 20;
const FAILURES = 50;
const KEPT_MS = 60 * 60_000;
/** Old entries are dropped this often, so that an hour's slowest make room for those of the next one. */
const CLEANED_EVERY_MS = 60_000;

/** The slowest work of the last hour and the last failures of a process, in bounded memory. */
export class RecentWork {
  /** Slowest first. */
  private slow: SlowWork[] = [];
  /** Oldest first. */
  private failed: FailedWork[] = [];
  private cleanedAt = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Called for all work; most of it is fast and costs one comparison. */
  took(name: string, durationMs: number, ids: Pick<SlowWork, 'requestId' | 'traceId'> = {}): void {
    const fastest = this.slow[SLOWEST - 1];
    if (fastest && durationMs <= fastest.durationMs) {
      const now = this.now();
      if (now - this.cleanedAt < CLEANED_EVERY_MS) return;
      this.clean(now);
    }
    const at = this.slow.findIndex((one) => one.durationMs < durationMs);
    this.slow.splice(at < 0 ? this.slow.length : at, 0, { name, durationMs, at: this.now(), ...ids });
    this.slow.length = Math.min(this.slow.length, SLOWEST);
  }

  fails(failure: Omit<FailedWork, 'at'>): void {
    this.failed.push({ ...failure, at: this.now() });
    if (this.failed.length > FAILURES) this.failed.shift();
  }

  /** Slowest first. */
  get slowest(): readonly SlowWork[] {
    this.clean(this.now());
    return this.slow;
  }

  /** Newest first. */
  get failures(): readonly FailedWork[] {
    return this.failed.toReversed();
  }

  private clean(now: number): void {
    this.cleanedAt = now;
    this.slow = this.slow.filter(({ at }) => now - at < KEPT_MS);
  }
}

/** Of this process. */
export const recentWork = new RecentWork();
