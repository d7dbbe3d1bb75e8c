import { Injectable } from '@nestjs/common';
import { platformErrors } from '@mall/contracts/define';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';

const MINUTE = 60;

interface Limit {
  readonly points: number;
  /** Seconds within which so many points may be taken. */
  readonly duration: number;
  /** Whether the duration starts again with the first attempt beyond the points. */
  readonly isBlocking: boolean;
}

/** Limits of failed attempts within a time. Attempts are counted by key: an account, a network, or both. */
const LIMITS = {
  /** Passwords for one account from one network. */
  signInPair: { points: 5, duration: MINUTE, isBlocking: true },
  /** Passwords for one account from one browser that has signed in to it. Beyond the limit, the browser counts as unknown. */
  signInDevice: { points: 10, duration: 15 * MINUTE, isBlocking: true },
  /** Passwords for one account from networks that have not signed in to it. Beyond the limit, a captcha is required. */
  signInAccount: { points: 50, duration: 15 * MINUTE, isBlocking: false },
  /** Passwords from one network for accounts that it has not signed in to. Beyond the limit, a captcha is required. */
  signInNetwork: { points: 100, duration: 15 * MINUTE, isBlocking: false },
  /** Changes of the password of one account. */
  passwordChange: { points: 10, duration: 15 * MINUTE, isBlocking: true },
  /** Codes of the second factor of one account, from elsewhere than its browsers, or from one of these. */
  factorCode: { points: 10, duration: 15 * MINUTE, isBlocking: true },
  /** As `factorCode`, over a day: three of a million codes are right at a time. */
  factorDay: { points: 60, duration: 1_440 * MINUTE, isBlocking: false },
  /** Notices to an owner that somebody guesses codes. */
  factorWarning: { points: 1, duration: 1_440 * MINUTE, isBlocking: false },
  /** Sign-ins with other services that are started in one network. */
  socialStart: { points: 60, duration: 15 * MINUTE, isBlocking: false },
  /** Wrong codes from SMS, of any number, from one browser; thousands of buyers may share a network. Applicants are counted by network. */
  smsCode: { points: 20, duration: 15 * MINUTE, isBlocking: true },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/**
 * Counts attempts before they are made, so that parallel ones cannot exceed a limit. Counts are rows of the database,
 * so replicas share them; `LIMITS` defines how many attempts fit into which time.
 */
@Injectable()
export class AttemptLimitService {
  private readonly limiters = new Map<LimitName, RateLimiterPostgres>();

  constructor(dataSource: DataSource) {
    for (const [name, { points, duration, isBlocking }] of Object.entries(LIMITS))
      this.limiters.set(
        name as LimitName,
        new RateLimiterPostgres({
          storeClient: dataSource,
          storeType: 'typeorm',
          tableName: 'attempt',
          tableCreated: true,
          // RetentionTimer deletes expired rows.
          clearExpiredByTimeout: false,
          keyPrefix: name,
          points,
          duration,
          ...(isBlocking ? { blockDuration: duration } : {}),
        }),
      );
  }

  /**
   * Counts one attempt.
   * @throws platformErrors.tooFrequent with the seconds to wait.
   */
  async take(limit: LimitName, key: string): Promise<void> {
    const seconds = await this.secondsToWait(limit, key);
    if (seconds > 0) throw platformErrors.tooFrequent({ seconds });
  }

  /** Counts one attempt. @returns 0 when it is within the limit, else the seconds until the count starts again. */
  async secondsToWait(limit: LimitName, key: string): Promise<number> {
    try {
      await this.limiters.get(limit)!.consume(key);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      throw refusal;
    }
  }

  /** Undoes the count of one attempt. */
  async giveBack(limit: LimitName, key: string): Promise<void> {
    await this.limiters.get(limit)!.reward(key);
  }

  /** Starts the count again. */
  async reset(limit: LimitName, key: string): Promise<void> {
    await this.limiters.get(limit)!.delete(key);
  }
}
