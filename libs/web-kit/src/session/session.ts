import type { TokenSource } from '../client/api-client.js';
import type { SealedTokens, Sealing } from './seal.js';
import type { SessionTokens } from './session-tokens.js';
import { SessionStore } from './session-store.js';

export interface SessionOptions {
  /** Separates the sessions of different apps on one origin: `shop`, `console`. */
  readonly name: string;
  /** Exchanges a refresh token; rejects when the session is over. */
  readonly exchange: (refreshToken: string) => Promise<SessionTokens>;
  /** Called when the session is over: may `start` a new one for the same person before it resolves. */
  readonly recover?: (over: SessionTokens) => Promise<void>;
  /** Absent in apps whose session cannot be locked. */
  readonly sealing?: Sealing;
  readonly storage?: Storage;
}

type Message =
  | { readonly type: 'ask' }
  | { readonly type: 'tokens'; readonly tokens: SessionTokens }
  /** Sent after a password was typed. */
  | { readonly type: 'started'; readonly tokens: SessionTokens }
  | { readonly type: 'locked'; readonly sealed: SealedTokens }
  | { readonly type: 'ended' };

/** Time for which a new tab waits for the session of another tab, in milliseconds. */
const HANDOVER_MS = 150;

/** Number of wrong passwords after which a locked session is dropped. */
export const MOST_UNLOCK_FAILURES = 5;

/**
 * The session of this browser. Tokens are kept in sessionStorage, which is prescribed; tabs pass them to each other over a channel,
 * so that a car opened in a new tab is seen by the same person, and nothing remains when the last tab closes. A token is renewed
 * once, however many calls or tabs need it.
 *
 * A locked session is encrypted by a password in every tab: no tab then holds a token, even after a reload.
 */
export class Session implements TokenSource {
  private readonly listeners = new Set<() => void>();
  private readonly store: SessionStore;
  private readonly key: string;
  private readonly channel: BroadcastChannel | undefined;
  private tokens: SessionTokens | null;
  private sealed: SealedTokens | null;
  private renewing: Promise<boolean> | undefined;

  constructor(private readonly options: SessionOptions) {
    this.key = `mall.${options.name}.session`;
    this.store = new SessionStore(this.key, options.storage ?? sessionStorage);
    this.tokens = this.store.tokens();
    // A tab that was inactive while another one unlocked the session gets its tokens from there.
    this.sealed = this.store.isLocked() ? this.store.sealed() : null;
    if (typeof BroadcastChannel !== 'undefined') {
      this.channel = new BroadcastChannel(this.key);
      this.channel.onmessage = ({ data }: MessageEvent<Message>) => this.onMessage(data);
    }
  }

  /** Returns the signed-in session; null when nobody is signed in. The same object until it changes. */
  get current(): SessionTokens | null {
    return this.tokens;
  }

  /** Whether the session is locked by its password. */
  get isLocked(): boolean {
    return this.sealed !== null;
  }

  /** Calls back on every change, for `useSyncExternalStore`; returns the function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Asks other tabs for their session. Resolves after `HANDOVER_MS` at the latest. */
  async adopt(): Promise<void> {
    if (this.tokens || this.sealed || !this.channel || !this.store.isMarked()) return;
    this.broadcast({ type: 'ask' });
    await new Promise<void>((resolve) => {
      const stop = this.subscribe(done);
      const timer = setTimeout(done, HANDOVER_MS);
      function done(): void {
        clearTimeout(timer);
        stop();
        resolve();
      }
    });
  }

  /** Opens the session in every tab after somebody has signed in or unlocked it. */
  start(tokens: SessionTokens): void {
    this.keep(tokens);
    this.broadcast({ type: 'started', tokens });
  }

  /** Removes the tokens here and in the other tabs. */
  end(): void {
    this.keep(null);
    this.broadcast({ type: 'ended' });
  }

  /**
   * Encrypts the session here and in the other tabs. The tokens are exchanged first, so that a previously stored refresh token
   * becomes useless.
   */
  async lock(password: string): Promise<void> {
    if (this.tokens) await this.renew(this.tokens.accessToken);
    if (!this.tokens || !this.options.sealing) return;
    const sealed = await this.options.sealing.seal(this.tokens, password);
    this.keepSealed(sealed);
    this.broadcast({ type: 'locked', sealed });
  }

  /** Opens a locked session in every tab; returns false when the password is wrong. The fifth wrong password drops the session. */
  async unlock(password: string): Promise<boolean> {
    const tokens = this.sealed && (await this.options.sealing?.unseal(this.sealed, password));
    if (tokens) {
      this.start(tokens);
      return true;
    }
    const failures = this.store.failures() + 1;
    if (failures >= MOST_UNLOCK_FAILURES) this.end();
    else this.store.markLocked(failures);
    return false;
  }

  /**
   * Locks a tab that was frozen or in the history while another one locked the session. It requests the encrypted session from the
   * others, and has none until it receives it.
   */
  catchUp(): void {
    if (!this.tokens || !this.store.isLocked()) return;
    this.tokens = this.store.tokens();
    this.broadcast({ type: 'ask' });
    this.changed();
  }

  /** Closes the channel to other tabs. */
  close(): void {
    this.channel?.close();
  }

  async accessToken(): Promise<string | undefined> {
    if (this.tokens && this.tokens.expiresAt <= Date.now()) await this.renew(this.tokens.accessToken);
    return this.tokens?.accessToken;
  }

  /** Replaces the access token by a newer one of the same session, in every tab; the refresh token stays. */
  replaceAccess(accessToken: string, expiresAt: number): void {
    if (!this.tokens) return;
    const tokens = { ...this.tokens, accessToken, expiresAt };
    this.keep(tokens);
    this.broadcast({ type: 'tokens', tokens });
  }

  /** Renews the token. Returns true when there is a token other than `old` afterwards, fetched here or by another tab. */
  async renew(old: string): Promise<boolean> {
    this.renewing ??= this.renewOnce(old).finally(() => {
      this.renewing = undefined;
    });
    return this.renewing;
  }

  private async renewOnce(old: string): Promise<boolean> {
    const answer = await this.exclusively(() => this.exchangeUnlessDone(old));
    return answer === 'over' ? this.recoverFrom(old) : answer;
  }

  private async exchangeUnlessDone(old: string): Promise<boolean | 'over'> {
    if (!this.tokens) return false;
    if (this.tokens.accessToken !== old) return true;
    try {
      const tokens = await this.options.exchange(this.tokens.refreshToken);
      // The session may have been locked or ended meanwhile.
      if (!this.tokens) return false;
      this.keep(tokens);
      this.broadcast({ type: 'tokens', tokens });
      return true;
    } catch (error) {
      // Without an answer it is unknown whether the session is over; the next call tries again.
      return isOver(error) ? 'over' : false;
    }
  }

  /** Runs outside of the lock between tabs, because it waits for a person. */
  private async recoverFrom(old: string): Promise<boolean> {
    const over = this.tokens;
    if (!over || over.accessToken !== old) return over !== null;
    await this.options.recover?.(over);
    if (this.tokens !== over) return this.tokens !== null;
    this.keep(null);
    return false;
  }

  /** Runs in one tab at a time, where the browser supports locks; elsewhere the server's grace time covers concurrent renewals. */
  private async exclusively<T>(work: () => Promise<T>): Promise<T> {
    if (typeof navigator === 'undefined' || !navigator.locks) return work();
    return navigator.locks.request(this.key, async () => {
      // The tab that held the lock before may have just sent new tokens.
      await new Promise((resolve) => setTimeout(resolve, 0));
      return work();
    }) as Promise<T>;
  }

  private onMessage(message: Message): void {
    if (message.type === 'started') this.keep(message.tokens);
    // Tokens of a tab that missed the locking do not open the session.
    if (message.type === 'ask' || message.type === 'tokens') this.catchUp();
    if (message.type === 'ask') this.shareState();
    const isNew = message.type === 'tokens' && message.tokens.accessToken !== this.tokens?.accessToken;
    if (isNew && !this.store.isLocked()) this.keep(message.tokens);
    if (message.type === 'locked' && !this.sealed) this.keepSealed(message.sealed);
    if (message.type === 'ended' && (this.tokens || this.sealed)) this.keep(null);
  }

  private shareState(): void {
    if (this.tokens) this.broadcast({ type: 'tokens', tokens: this.tokens });
    else if (this.sealed) this.broadcast({ type: 'locked', sealed: this.sealed });
  }

  private broadcast(message: Message): void {
    this.channel?.postMessage(message);
  }

  private keep(tokens: SessionTokens | null): void {
    this.tokens = tokens;
    this.sealed = null;
    this.store.keepSealed(null);
    this.store.keepTokens(tokens);
    this.changed();
  }

  private keepSealed(sealed: SealedTokens): void {
    const failures = this.store.isLocked() ? this.store.failures() : 0;
    this.tokens = null;
    this.sealed = sealed;
    this.store.keepTokens(null);
    this.store.keepSealed(sealed);
    this.store.markLocked(failures);
    this.changed();
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}

const isOver = (error: unknown): boolean =>
  !(error instanceof Error && 'failure' in error && error.failure !== 'refused');
