import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { platformErrors } from '@mall/contracts/define';
import pLimit, { type LimitFunction } from 'p-limit';

/** argon2id, OWASP's second profile: 19 MiB, 2 passes, 1 lane; about 25 ms a hash. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Numbers of hashes that run and wait at once, by purpose. Together they fill the four threads of libuv's pool, so that
 * neither purpose takes a thread from the other.
 */
const QUEUES = {
  signIn: { running: 3, waiting: 50 },
  passwordChange: { running: 1, waiting: 10 },
} as const;

export type HashQueue = keyof typeof QUEUES;

/** Hashes passwords, a bounded number at once: each takes 19 MiB and a core for some 25 ms. */
@Injectable()
export class PasswordHashService {
  private readonly limits: Readonly<Record<HashQueue, LimitFunction>> = {
    signIn: pLimit(QUEUES.signIn.running),
    passwordChange: pLimit(QUEUES.passwordChange.running),
  };
  /** Hash that is verified when the account is unknown, so that both answers take the same time. */
  private readonly decoy = hash('no account has this password', OPTIONS);

  /** Hashes a password. @throws platformErrors.tooFrequent when too many hashes of the queue wait already. */
  async hash(password: string, queue: HashQueue = 'signIn'): Promise<string> {
    return this.bounded(queue, () => hash(password, OPTIONS));
  }

  /**
   * Checks a password against a stored hash; without one it takes as long and returns false.
   * @throws platformErrors.tooFrequent when too many hashes of the queue wait already.
   */
  async matches(stored: string | undefined, password: string, queue: HashQueue = 'signIn'): Promise<boolean> {
    const target = stored ?? (await this.decoy);
    const isSame = await this.bounded(queue, () => verify(target, password));
    return isSame && stored !== undefined;
  }

  private async bounded<T>(queue: HashQueue, work: () => Promise<T>): Promise<T> {
    const limit = this.limits[queue];
    if (limit.pendingCount >= QUEUES[queue].waiting) throw platformErrors.tooFrequent({ seconds: 5 });
    return limit(work);
  }
}
