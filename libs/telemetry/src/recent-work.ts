/** A slow operation with its declared name. It holds no value of the request, because that may be personal data. */
export interface SlowWork {
  readonly name: string;
  readonly at: number;
  readonly durationMs: number;
  readonly requestId?: string | undefined;
  readonly traceId?: string | undefined;
}

/** A failed operation with the kind of failure. It omits the message, which may quote personal data. */
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
/** Interval of dropping old entries, so that the slowest work of one hour makes room for that of the next. */
const CLEANED_EVERY_MS = 60_000;

/** The slowest work of the last hour and the last failures of a process, in bounded memory. */
export class RecentWork {
  /** Sorted, slowest first. */
  private slow: SlowWork[] = [];
  /** Sorted, oldest first. */
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

  /** Returns the slowest work, slowest first. */
  get slowest(): readonly SlowWork[] {
    this.clean(this.now());
    return this.slow;
  }

  /** Returns the failures, newest first. */
  get failures(): readonly FailedWork[] {
    return this.failed.toReversed();
  }

  private clean(now: number): void {
    this.cleanedAt = now;
    this.slow = this.slow.filter(({ at }) => now - at < KEPT_MS);
  }
}

/** The recent work of this process. */
export const recentWork = new RecentWork();
