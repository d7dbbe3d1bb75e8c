import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** The paths of the user's answer on the provider's page: an account, or a refusal. */
const ANSWER = /^\/interaction\/[\w-]+\/(?:as\/(\w+)|refuse)$/;
const QUESTION = /^\/interaction\/([\w-]+)$/;

/** An OpenID Connect provider on loopback: certified code with a simple page on which people choose an account or refuse. */
export class LocalIdentityProvider {
  private readonly server: Server;

  private constructor(
    private readonly provider: Provider,
    readonly url: string,
    /** Value for OPENID_URL of the auth service. */
    readonly variable: string,
  ) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  /**
   * Starts a provider on this machine.
   * @param redirectUri the address to which browsers are redirected
   * @param variable OPENID_URL of a running mall, which names the provider's address and the mall's application
   */
  static async start(redirectUri: string, variable?: string): Promise<LocalIdentityProvider> {
    const account = variable ?? `http://mall:a-secret@127.0.0.1:${await freePort()}?name=Test%20ID`;
    const { origin, port, username, password } = new URL(account);
    const client = { client_id: username, client_secret: password };
    const local = new LocalIdentityProvider(providerAt(origin, client, redirectUri), origin, account);
    local.server.listen(Number(port), '127.0.0.1');
    await once(local.server, 'listening');
    return local;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /**
   * Follows the redirects like a browser.
   * @param person the account that signs in; undefined refuses
   * @returns the address to which the browser is redirected
   */
  async visit(address: string, person?: string): Promise<URL> {
    const cookies = new Map<string, string>();
    for (let next = new URL(address); ;) {
      if (next.origin !== this.url) return next;
      const question = QUESTION.test(next.pathname);
      if (question) next = new URL(`${next.href}/${person === undefined ? 'refuse' : `as/${person}`}`);
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const reply = await fetch(next, { headers: { cookie }, redirect: 'manual' });
      for (const one of reply.headers.getSetCookie()) {
        const [name, value] = one.split(';')[0]!.split('=') as [string, string];
        cookies.set(name, value);
      }
      const location = reply.headers.get('location');
      if (!location) throw new Error(`The provider has answered ${reply.status}: ${await reply.text()}`);
      next = new URL(location, next);
    }
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url!, this.url);
    const [answered, person] = ANSWER.exec(pathname) ?? [];
    const [, uid] = QUESTION.exec(pathname) ?? [];
    if (answered) {
      const result = person
        ? { login: { accountId: person } }
        : { error: 'access_denied', error_description: 'Refused.' };
      await this.provider.interactionFinished(request, response, result);
    } else if (uid) {
      const link = (path: string, text: string): string =>
        `<p><a href="/interaction/${uid}/${path}">${text}</a></p>`;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<h1>Test ID</h1>${link('as/ivan', 'ivan')}${link('as/olga', 'olga')}${link('refuse', 'refuse')}`,
      );
    } else await this.provider.callback()(request, response);
  }
}

interface Client {
  readonly client_id: string;
  readonly client_secret: string;
}

function providerAt(url: string, client: Client, redirectUri: string): Provider {
  const provider: Provider = new Provider(url, {
    clients: [
      {
        ...client,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, name: `Test ${accountId}` }),
    }),
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['of a test'] },
    // Everyone who signs in also consents.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  });
  return provider;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
