import type { TokenSource } from '../client/api-client.js';

/** A signed-in person with access and refresh token. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly userId: string;
  readonly username?: string;
  /** By this browser's clock, epoch milliseconds. */
  readonly expiresAt: number;
}

export interface SessionOptions {
  /** Keeps the sessions of different apps on one origin apart: `shop`, `console`. */
  readonly name: string;
  /** Exchanges a refresh token; rejects when the session is over. */
  readonly exchange: (refreshToken: string) => Promise<SessionTokens>;
  readonly storage?: Storage;
}

type Message =
  | { readonly type: 'ask' }
  | { readonly type: 'tokens'; readonly tokens: SessionTokens }
  | { readonly type: 'ended' };

/** How long a new tab waits for the session of another tab, in milliseconds. */
const HANDOVER_MS = 150;

/**
 * The session of this browser. Tokens stand in sessionStorage, which is prescribed; tabs hand them to each other
 * over a channel, so that a car opened in a new tab is seen by the same person, and nothing is left behind when
 * the last tab closes. Renewing is done once however many calls, or tabs, need it.
 */
export class Session implements TokenSource {
  private readonly listeners = new Set<() => void>();
  private readonly storage: Storage;
  private readonly key: string;
  private readonly channel: BroadcastChannel | undefined;
  private tokens: SessionTokens | null;
  private renewing: Promise<boolean> | undefined;

  constructor(private readonly options: SessionOptions) {
    this.storage = options.storage ?? sessionStorage;
    this.key = `mall.${options.name}.session`;
    this.tokens = this.read();
    if (typeof BroadcastChannel !== 'undefined') {
      this.channel = new BroadcastChannel(this.key);
      this.channel.onmessage = ({ data }: MessageEvent<Message>) => this.heard(data);
    }
  }

  /** Who is signed in; null when nobody is. The same object until it changes. */
  get current(): SessionTokens | null {
    return this.tokens;
  }

  /** For `useSyncExternalStore`: calls back on every change; returns the function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Asks other tabs whether somebody is signed in already. Resolves soon in any case. */
  async adopt(): Promise<void> {
    if (this.tokens || !this.channel || !localStorage.getItem(this.key)) return;
    this.tell({ type: 'ask' });
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

  start(tokens: SessionTokens): void {
    this.keep(tokens);
    this.tell({ type: 'tokens', tokens });
  }

  /** Forgets the tokens here and in the other tabs. */
  end(): void {
    this.keep(null);
    this.tell({ type: 'ended' });
  }

  /** Closes the channel to other tabs. */
  close(): void {
    this.channel?.close();
  }

  async accessToken(): Promise<string | undefined> {
    if (this.tokens && this.tokens.expiresAt <= Date.now()) await this.renew(this.tokens.accessToken);
    return this.tokens?.accessToken;
  }

  /** True when there is a token other than `old` afterwards, be it fetched here or by another tab. */
  async renew(old: string): Promise<boolean> {
    this.renewing ??= this.exclusively(() => this.exchangeUnlessDone(old)).finally(() => {
      this.renewing = undefined;
    });
    return this.renewing;
  }

  private async exchangeUnlessDone(old: string): Promise<boolean> {
    if (!this.tokens) return false;
    if (this.tokens.accessToken !== old) return true;
    try {
      this.start(await this.options.exchange(this.tokens.refreshToken));
      return true;
    } catch (error) {
      // Without an answer nobody knows whether the session is over; the next call tries again.
      if (isOver(error)) this.keep(null);
      return false;
    }
  }

  /** One tab at a time, where the browser can say so; the server's grace time covers the others. */
  private async exclusively<T>(work: () => Promise<T>): Promise<T> {
    if (typeof navigator === 'undefined' || !navigator.locks) return work();
    return navigator.locks.request(this.key, async () => {
      // The tab that held the lock before may have sent new tokens just now.
      await new Promise((resolve) => setTimeout(resolve, 0));
      return work();
    }) as Promise<T>;
  }

  private heard(message: Message): void {
    if (message.type === 'ask' && this.tokens) this.tell({ type: 'tokens', tokens: this.tokens });
    if (message.type === 'tokens' && message.tokens.accessToken !== this.tokens?.accessToken)
      this.keep(message.tokens);
    if (message.type === 'ended' && this.tokens) this.keep(null);
  }

  private tell(message: Message): void {
    this.channel?.postMessage(message);
  }

  private keep(tokens: SessionTokens | null): void {
    this.tokens = tokens;
    if (tokens) this.storage.setItem(this.key, JSON.stringify(tokens));
    else this.storage.removeItem(this.key);
    this.mark(tokens !== null);
    for (const listener of this.listeners) listener();
  }

  /** Marks for new tabs that another tab may hold a session. Holds no secret. */
  private mark(isOpen: boolean): void {
    if (typeof localStorage === 'undefined') return;
    if (isOpen) localStorage.setItem(this.key, 'open');
    else localStorage.removeItem(this.key);
  }

  private read(): SessionTokens | null {
    try {
      return JSON.parse(this.storage.getItem(this.key) ?? 'null') as SessionTokens | null;
    } catch {
      return null;
    }
  }
}

const isOver = (error: unknown): boolean =>
  !(error instanceof Error && 'failure' in error && error.failure !== 'refused');
