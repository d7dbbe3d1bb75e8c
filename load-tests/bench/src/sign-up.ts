import { authApi } from '@mall/contracts/auth';
import type { Api, Caller } from '@mall/contracts/define';
import type { ClientOf } from '@mall/messaging';
import type { JsonClient } from './json-client.js';

export type Reach = <A extends Api>(api: A, caller?: Caller) => ClientOf<A>;

/** A buyer who is signed in. */
export interface Session {
  readonly token: string;
  /** The client's IP address, as passed by a proxy; different for each buyer. */
  readonly address: string;
}

/** Creates the account through the service, and the session through the gateway. @param index determines the client's address */
export async function signUp(
  reach: Reach,
  http: JsonClient,
  { userId, username }: { readonly userId: string; readonly username: string },
  index: number,
): Promise<Session> {
  const password = `Bench-${userId}-pass`;
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  await reach(authApi).createAccount({ side: 'shop', userId, username, password, roles: ['ROLE_BUYER'] });
  const { text } = await http.ask({
    method: 'POST',
    path: '/api/mall4cloud_auth/ua/login',
    body: { principal: username, credentials: password, sysType: 0 },
    address,
  });
  const token = (JSON.parse(text) as { data?: { access_token?: string } }).data?.access_token;
  if (!token) throw new Error(`${username} could not sign in: ${text}`);
  return { token, address };
}
