import { ApiClient, Session, type InputOf, type OperationKey, type OutputOf } from '@mall/web-kit';
import { locale } from './locale.js';

/** The storefront's client id; the "secret" of a browser is public by nature. */
const CLIENT = `Basic ${btoa('web:web')}`;

type Listener = () => void;
const endListeners = new Set<Listener>();

let wasEnded = false;

/** Whether the session was ended by the server, and not by the person. */
export const wasSessionEnded = (): boolean => wasEnded;

/** Calls back when the server says that the session in use is over. */
export function onSessionEnded(listener: Listener): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** A pair as the token endpoint answers it, kept as the session wants it. */
function tokensOf(pair: OutputOf<'auth.token'>) {
  return {
    accessToken: pair.access_token,
    refreshToken: pair.refresh_token,
    userId: pair.user_id,
    username: pair.username,
    expiresAt: Date.now() + pair.expires_in * 1000,
  };
}

export const session: Session = new Session({
  name: 'shop',
  exchange: async (refresh_token) => tokensOf(await grant({ grant_type: 'refresh_token', refresh_token })),
});

export const api = new ApiClient({
  locale: () => locale,
  tokens: session,
  onSessionEnded: () => {
    wasEnded = true;
    session.end();
    endListeners.forEach((listener) => listener());
  },
});

type GrantFields = Omit<InputOf<'auth.token'>, 'clientCredentials'>;

function grant(fields: GrantFields): Promise<OutputOf<'auth.token'>> {
  return api.call('auth.token', { scope: 'server', ...fields }, { authorization: CLIENT, form: true });
}

/** Signs in with a code sent to the phone. @throws ApiError */
export async function signInByCode(mobile: string, code: string): Promise<void> {
  session.start(tokensOf(await grant({ grant_type: 'mobile', mobile: `SMS@${mobile}`, code })));
}

/** Signs in with a user name or phone, and a password. @throws ApiError */
export async function signInByPassword(username: string, password: string): Promise<void> {
  session.start(tokensOf(await grant({ grant_type: 'password', username, password })));
}

/** Opens the session of a person who has just registered. */
export function startRegistered(pair: OutputOf<'auth.register'>, username: string): void {
  session.start({
    accessToken: pair.access_token,
    refreshToken: pair.refresh_token,
    userId: pair.userId,
    username,
    expiresAt: Date.now() + pair.expiresIn * 1000,
  });
}

/** How long the server lets this token live, in milliseconds. */
export async function lifeLeftMs(token: string): Promise<number> {
  const { exp } = await api.call('auth.checkToken', { token });
  return exp * 1000 - Date.now();
}

/** Ends the session here, in the other tabs, and on the server as far as it can be reached. */
export async function signOut(): Promise<void> {
  await api.call('auth.logoutEverywhere', {}).catch(() => undefined);
  session.end();
}

/** Query key and function of a read: `useQuery(read('order.count', {}))`. */
export function read<K extends OperationKey>(key: K, input: InputOf<K>) {
  return {
    queryKey: [key, input] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<OutputOf<K>> => api.call(key, input, { signal }),
  };
}
