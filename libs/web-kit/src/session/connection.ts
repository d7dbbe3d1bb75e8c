import type { Locale } from '@mall/validation';
import { CaptchaSolver } from '../captcha/captcha-solver.js';
import { ApiClient, type ApiClientOptions } from '../client/api-client.js';
import { readsBy, type Call } from '../client/calls.js';
import type { InputOf, OutputOf } from '../client/operation-types.js';
import { keepFresh } from './keep-fresh.js';
import { Session, type SessionOptions } from './session.js';
import type { SessionTokens } from './session-tokens.js';

export interface ConnectionOptions
  extends Pick<SessionOptions, 'recover' | 'sealing'>, Pick<ApiClientOptions, 'routes' | 'stepUp'> {
  /** Separates the sessions of two apps on one origin: `shop`, `console`. */
  readonly name: string;
  readonly locale: () => Locale;
  /** Headers of each call. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** The browser's `fetch` by default. */
  readonly fetch?: typeof fetch;
  /** Returns the Authorization header with which the app itself requests a token, given the session in use. */
  readonly credentials: (current: SessionTokens | null) => string;
}

type Grant = Omit<InputOf<'auth.token'>, 'clientCredentials'>;

/** Converts the answer of the token endpoint to the session's tokens. */
const tokensOf = (pair: OutputOf<'auth.token'>): SessionTokens => ({
  accessToken: pair.access_token,
  refreshToken: pair.refresh_token,
  userId: pair.user_id,
  username: pair.username,
  expiresAt: Date.now() + pair.expires_in * 1000,
});

/** The session of a browser app and the calls made with it. */
export class Connection {
  readonly session: Session;
  readonly client: ApiClient;
  readonly captcha: CaptchaSolver;
  private readonly endListeners = new Set<() => void>();
  private wasEnded = false;

  constructor(private readonly options: ConnectionOptions) {
    const { name, locale, routes, headers, fetch, recover, sealing, stepUp } = options;
    this.session = new Session({
      name,
      ...(recover && { recover }),
      ...(sealing && { sealing }),
      exchange: async (refresh_token) => this.grant({ grant_type: 'refresh_token', refresh_token }),
    });
    this.client = new ApiClient({
      locale,
      ...(routes && { routes }),
      ...(headers && { headers }),
      ...(fetch && { fetch }),
      tokens: this.session,
      ...(stepUp && { stepUp }),
      onSessionEnded: () => this.ended(),
    });
    this.captcha = new CaptchaSolver(this.call, locale);
  }

  /** Calls an operation. @throws ApiError */
  readonly call: Call = (key, input, options) => this.client.call(key, input, options);

  readonly read = readsBy(this.call);

  /**
   * Opens a session, solving a captcha for a password where needed; `credentials` are those of the options by default.
   * @throws ApiError
   */
  async signIn(fields: Grant, credentials?: string): Promise<void> {
    const { captcha } = this;
    const tokens = await (fields.grant_type === 'password'
      ? captcha.withCaptcha('signIn', (answer) => this.grant({ ...fields, ...answer }, credentials))
      : this.grant(fields, credentials));
    this.session.start(tokens);
  }

  /**
   * Proves the second factor of the signed-in person: for some minutes, acts that ask for it pass.
   * @throws ApiError
   */
  async freshenFactor(code: string): Promise<void> {
    this.takeOver(await this.call('auth.freshenFactor', { factor: code }));
  }

  /** Goes on with a newer access token of the same session. */
  takeOver({ access_token, expires_in }: OutputOf<'auth.freshenFactor'>): void {
    this.session.replaceAccess(access_token, Date.now() + expires_in * 1000);
  }

  /** Ends the session here, in the other tabs, and on the server if it can be reached. */
  async signOut(how: 'auth.logout' | 'auth.logoutEverywhere'): Promise<void> {
    if (this.session.current) await this.call(how, {}).catch(() => undefined);
    this.session.end();
  }

  /** Calls back when the server ends the session in use; returns the function that unsubscribes. */
  readonly onSessionEnded = (listener: () => void): (() => void) => {
    this.endListeners.add(listener);
    return () => this.endListeners.delete(listener);
  };

  /** Whether the server ended the session, rather than the person. */
  readonly wasSessionEnded = (): boolean => this.wasEnded;

  /** Renews the token in time while the page is open; returns the function that stops it. */
  readonly stayFresh = (): (() => void) =>
    keepFresh(this.session, async (token) => {
      const { exp } = await this.call('auth.checkToken', { token });
      return exp * 1000 - Date.now();
    });

  private async grant(fields: Grant, credentials?: string): Promise<SessionTokens> {
    const authorization = credentials ?? this.options.credentials(this.session.current);
    return tokensOf(
      await this.call('auth.token', { scope: 'server', ...fields }, { authorization, form: true }),
    );
  }

  private ended(): void {
    this.wasEnded = true;
    this.session.end();
    this.endListeners.forEach((listener) => listener());
  }
}
