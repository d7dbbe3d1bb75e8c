import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newNkey, type Nkey } from '../nkeys.mjs';

/**
 * Passwords and keys of one installation, created on first use and stored in a file that only its owner can read.
 */
export class Secrets {
  private readonly known: Record<string, string>;

  constructor(private readonly file: string) {
    this.known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  }

  /** Returns 32 random bytes as URL-safe text, which also fits into a connection URL. */
  key(name: string): string {
    return this.get(name, () => randomBytes(32).toString('base64url'));
  }

  /** Returns 32 random bytes in base64, the format of encryption keys. */
  cipherKey(name: string): string {
    return this.get(name, () => randomBytes(32).toString('base64'));
  }

  /** Returns the key pair of a NATS user. */
  nkey(user: string): Nkey {
    const [seed = '', publicKey = ''] = this.get(`nats.${user}`, () => {
      const made = newNkey();
      return `${made.seed} ${made.publicKey}`;
    }).split(' ');
    return { seed, publicKey };
  }

  /** Returns a password for people to type: letters and digits that cannot be confused. */
  password(name: string): string {
    const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
    return this.get(name, () => {
      const letters = [...randomBytes(14)].map((byte) => alphabet[byte % alphabet.length]);
      return `${letters.join('')}7k`;
    });
  }

  private get(name: string, make: () => string): string {
    const known = this.known[name];
    if (known) return known;
    const made = make();
    this.known[name] = made;
    this.save();
    return made;
  }

  private save(): void {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.new`, `${JSON.stringify(this.known, null, 2)}\n`, { mode: 0o600 });
    chmodSync(`${this.file}.new`, 0o600);
    renameSync(`${this.file}.new`, this.file);
  }
}
