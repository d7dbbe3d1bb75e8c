import type { SealedTokens } from './seal.js';
import type { SessionTokens } from './session-tokens.js';

/** The session's tokens in the storage of one browser tab, and the mark that all tabs read. The mark holds no secret. */
export class SessionStore {
  constructor(
    private readonly key: string,
    private readonly storage: Storage,
  ) {}

  /** Returns the tokens. Deletes plain tokens left in a tab that was closed before the session was locked and is opened again. */
  tokens(): SessionTokens | null {
    if (this.isLocked()) this.storage.removeItem(this.key);
    return this.read(this.key) as SessionTokens | null;
  }

  keepTokens(tokens: SessionTokens | null): void {
    this.write(this.key, tokens);
    this.mark(tokens ? 'open' : null);
  }

  sealed(): SealedTokens | null {
    return this.read(`${this.key}.sealed`) as SealedTokens | null;
  }

  keepSealed(sealed: SealedTokens | null): void {
    this.write(`${this.key}.sealed`, sealed);
  }

  /** Marks the session as locked; `failures` is the number of wrong passwords since then. */
  markLocked(failures: number): void {
    this.mark(`locked:${failures}`);
  }

  /** Whether another tab may hold a session, open or locked. */
  isMarked(): boolean {
    return marks()?.getItem(this.key) != null;
  }

  isLocked(): boolean {
    return marks()?.getItem(this.key)?.startsWith('locked') === true;
  }

  failures(): number {
    return Number(marks()?.getItem(this.key)?.split(':')[1] ?? 0);
  }

  private mark(text: string | null): void {
    if (text === null) marks()?.removeItem(this.key);
    else marks()?.setItem(this.key, text);
  }

  private read(key: string): unknown {
    try {
      return JSON.parse(this.storage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  }

  private write(key: string, value: object | null): void {
    if (value === null) this.storage.removeItem(key);
    else this.storage.setItem(key, JSON.stringify(value));
  }
}

const marks = (): Storage | undefined => (typeof localStorage === 'undefined' ? undefined : localStorage);
