import { createHash } from 'node:crypto';
import { requestJson } from '@mall/service-kit/json-request';
import { ProviderFailure, type ProviderAccount, type SocialSecrets } from './social-provider.js';

type Fields = Readonly<Record<string, string>>;
type JsonBody = Readonly<Record<string, unknown>>;

export const withQuery = (url: string, fields: Fields): URL => {
  const built = new URL(url);
  for (const [name, value] of Object.entries(fields)) built.searchParams.set(name, value);
  return built;
};

/** Returns the PKCE challenge. Source: RFC 7636. */
export const challengeOf = ({ verifier }: SocialSecrets): Fields => ({
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
});

/** Returns the address to sign in at, with PKCE. Source: RFC 6749, section 4.1.1, and RFC 7636. */
export const authorizationUrl = ({ url, clientId }: ProviderAccount, secrets: SocialSecrets): URL =>
  withQuery(`${url}/authorize`, {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: secrets.redirectUri,
    state: secrets.state,
    ...challengeOf(secrets),
  });

export const postForm = (url: string, fields: Fields): Promise<JsonBody | undefined> =>
  ask(url, { method: 'POST', body: new URLSearchParams(fields) });

/** Sends a request. @returns the body; undefined when the provider refuses. @throws ProviderFailure */
export async function ask(url: string | URL, init: RequestInit = {}): Promise<JsonBody | undefined> {
  const answer = await requestJson(url, init);
  if ('reason' in answer) throw new ProviderFailure(answer.reason);
  if (answer.status >= 500 || answer.status === 429) throw new ProviderFailure(`HTTP ${answer.status}`);
  const { body } = answer;
  const isRefused = answer.status >= 400 || body['error'] !== undefined || Boolean(body['errcode']);
  return isRefused ? undefined : body;
}

/** Returns an id or a name from an answer as text. */
export const said = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 256) : '';
