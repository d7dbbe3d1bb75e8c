import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { platformErrors } from '@mall/contracts/define';
import pLimit from 'p-limit';

/** argon2id, OWASP's second profile: 19 MiB, 2 passes, 1 lane; about 25 ms a hash. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_RUNNING = 4;
const MAX_WAITING = 50;

/** Hashes passwords, a bounded number at once: each takes 19 MiB and a core for some 25 ms. */
@Injectable()
export class PasswordHashService {
  private readonly limit = pLimit(MAX_RUNNING);
  /** Verified when the account is unknown, so that both answers take the same time. */
  private readonly decoy = hash('no account has this password', OPTIONS);

  async hash(password: string): Promise<string> {
    return this.bounded(() => hash(password, OPTIONS));
  }

  async matches(stored: string | undefined, password: string): Promise<boolean> {
    const target = stored ?? (await this.decoy);
    const isSame = await this.bounded(() => verify(target, password));
    return isSame && stored !== undefined;
  }

  /** @throws platformErrors.tooFrequent when too many hashes wait already. */
  private async bounded<T>(work: () => Promise<T>): Promise<T> {
    if (this.limit.pendingCount >= MAX_WAITING) throw platformErrors.tooFrequent({ seconds: 5 });
    return this.limit(work);
  }
}
