import { ApiClient, keepFresh, Session, type Locale, type OutputOf } from '@mall/web-kit';

/** Which door somebody came in by: each has its own client id, and so its own refresh tokens. */
export type Side = 'staff' | 'merchant';

/** The "secrets" of browsers are public by nature. */
const CLIENTS: Readonly<Record<Side, string>> = {
  staff: `Basic ${btoa('admin:admin')}`,
  merchant: `Basic ${btoa('merchant:merchant')}`,
};

const LOCALE_KEY = 'mall.console.locale';
const isLocale = (text: string | null): text is Locale => text === 'ru' || text === 'zh' || text === 'en';

/** The language of the console, remembered by the browser; at first the browser's own, else Russian. */
export function currentLocale(): Locale {
  const kept = localStorage.getItem(LOCALE_KEY);
  if (isLocale(kept)) return kept;
  const own = navigator.language.slice(0, 2);
  return isLocale(own) ? own : 'ru';
}

export function keepLocale(locale: Locale): void {
  localStorage.setItem(LOCALE_KEY, locale);
  document.documentElement.lang = locale;
}

const endListeners = new Set<() => void>();

/** Calls back when the server says that the session in use is over. */
export function onSessionEnded(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

export const session: Session = new Session({
  name: 'console',
  exchange: async (refresh_token) =>
    tokensOf(
      await grant(sideOf(session.current?.accessToken), { grant_type: 'refresh_token', refresh_token }),
    ),
});

export const client = new ApiClient({
  locale: currentLocale,
  tokens: session,
  onSessionEnded: () => {
    session.end();
    endListeners.forEach((listener) => listener());
  },
});

/** @throws ApiError */
export async function signIn(side: Side, username: string, password: string): Promise<void> {
  session.start(tokensOf(await grant(side, { grant_type: 'password', username, password })));
}

/** Ends this session here, in the other tabs, and on the server as far as it can be reached. */
export async function signOut(): Promise<void> {
  if (session.current) await client.call('auth.logout', {}).catch(() => undefined);
  session.end();
}

/** Renews the token in good time, for as long as the page is open. Answers how to stop. */
export const stayFresh = (): (() => void) =>
  keepFresh(session, async (token) => {
    const { exp } = await client.call('auth.checkToken', { token });
    return exp * 1000 - Date.now();
  });

interface GrantFields {
  readonly grant_type: string;
  readonly username?: string;
  readonly password?: string;
  readonly refresh_token?: string;
}

function grant(side: Side, fields: GrantFields): Promise<OutputOf<'auth.token'>> {
  return client.call(
    'auth.token',
    { scope: 'server', ...fields },
    { authorization: CLIENTS[side], form: true },
  );
}

function tokensOf(pair: OutputOf<'auth.token'>) {
  return {
    accessToken: pair.access_token,
    refreshToken: pair.refresh_token,
    userId: pair.user_id,
    username: pair.username,
    expiresAt: Date.now() + pair.expires_in * 1000,
  };
}

/** The audience of a token tells which client it was made for. */
export function sideOf(accessToken: string | undefined): Side {
  try {
    const payload = (accessToken ?? '').split('.')[1] ?? '';
    const { aud } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { aud?: string };
    return aud === 'shop' ? 'merchant' : 'staff';
  } catch {
    return 'staff';
  }
}
