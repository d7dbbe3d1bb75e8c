import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { platformErrors } from '@mall/contracts/define';

/** argon2id, OWASP's second profile: 19 MiB, 2 passes, 1 lane; about 25 ms a hash. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;
const QUEUE = 50;

/** Hashes passwords, a bounded number at once: hashing is the cheapest way to kill a small machine. */
@Injectable()
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** Verified instead of a real hash when the account is unknown, so that both answers take as long. */
  private readonly decoy = hash('no account has this password', OPTIONS);

  async hash(password: string): Promise<string> {
    return this.bounded(() => hash(password, OPTIONS));
  }

  async matches(stored: string | undefined, password: string): Promise<boolean> {
    const target = stored ?? (await this.decoy);
    const same = await this.bounded(() => verify(target, password));
    return same && stored !== undefined;
  }

  private async bounded<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) {
      if (this.waiting.length >= QUEUE) throw platformErrors.tooFrequent({ seconds: 5 });
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}
