import { createHmac } from 'node:crypto';
import { openText, sealText } from '@mall/messaging';

/**
 * Seals the keys of authenticator apps with AES-256-GCM, and hashes recovery codes with a key: a copy of the database
 * alone reveals neither.
 */
export class FactorVault {
  constructor(
    private readonly key: string,
    /** Earlier keys, which open what they sealed. */
    private readonly retired: readonly string[] = [],
  ) {}

  /** Seals a secret for one account; copied to the row of another, it does not open. */
  seal(secret: string, accountId: string): Buffer {
    return sealText(this.key, 'second-factor', `${accountId} ${secret}`);
  }

  /** Returns the secret. @throws Error when the key is unknown, or the text was altered or belongs to another account. */
  open(sealed: Buffer, accountId: string): string {
    const [owner, secret] = this.opened(sealed).split(' ');
    if (owner !== accountId || !secret) throw new Error('The second factor was sealed for another account.');
    return secret;
  }

  /** Returns the hashes that a recovery code may be stored under, that of the present key first. */
  hashes(code: string, accountId: string): readonly Buffer[] {
    return [this.key, ...this.retired].map((key) =>
      createHmac('sha256', key).update(`recovery ${accountId} ${code}`).digest(),
    );
  }

  private opened(sealed: Buffer): string {
    for (const key of [this.key, ...this.retired]) {
      try {
        return openText(key, 'second-factor', sealed);
      } catch {
        // Sealed with another key.
      }
    }
    throw new Error('The second factor was sealed with a key that is not configured.');
  }
}
