import { AttemptLimitService, type LimitName } from './attempt-limit.service.js';

/** Counts attempts in memory, for unit tests; a limit is exceeded when a test sets it so. */
export class RecordedAttempts extends AttemptLimitService {
  readonly taken: string[] = [];
  private readonly exceeded = new Map<LimitName, number>();

  constructor() {
    // The limiters of the base class are never called.
    super({} as never);
  }

  /** Makes attempts under `limit` exceed it from now on, for so many seconds. */
  exceed(limit: LimitName, seconds: number): void {
    this.exceeded.set(limit, seconds);
  }

  override async secondsToWait(limit: LimitName, key: string): Promise<number> {
    this.taken.push(`${limit} ${key}`);
    return this.exceeded.get(limit) ?? 0;
  }

  override async giveBack(limit: LimitName, key: string): Promise<void> {
    this.taken.splice(this.taken.indexOf(`${limit} ${key}`), 1);
  }

  override async reset(limit: LimitName, key: string): Promise<void> {
    const kept = this.taken.filter((taken) => taken !== `${limit} ${key}`);
    this.taken.splice(0, this.taken.length, ...kept);
  }
}
