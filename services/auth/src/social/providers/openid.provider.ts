import type { Texts } from '@mall/validation';
import * as client from 'openid-client';
import { challengeOf } from './oauth-request.js';
import {
  ProviderFailure,
  type ProviderAccount,
  type SocialAnswer,
  type SocialIdentity,
  type SocialProvider,
  type SocialSecrets,
} from './social-provider.js';

export interface OpenidAccount extends ProviderAccount {
  /** Name on the button. */
  readonly name: string;
}

const TIMEOUT_SECONDS = 8;

/** Any provider of OpenID Connect with discovery, such as Keycloak. */
export class OpenidProvider implements SocialProvider {
  readonly key = 'OPENID';
  readonly name: Texts;
  private known: Promise<client.Configuration> | undefined;

  constructor(private readonly account: OpenidAccount) {
    const { name } = account;
    this.name = { ru: name, zh: name, en: name };
  }

  async signInUrl(secrets: SocialSecrets): Promise<URL> {
    return client.buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: secrets.redirectUri,
      scope: 'openid profile',
      state: secrets.state,
      nonce: secrets.nonce,
      ...challengeOf(secrets),
    });
  }

  async identify(
    { code, issuer }: SocialAnswer,
    { state, nonce, verifier, redirectUri }: SocialSecrets,
  ): Promise<SocialIdentity | undefined> {
    const configuration = await this.configuration();
    const answered = new URL(redirectUri);
    answered.searchParams.set('code', code);
    answered.searchParams.set('state', state);
    if (issuer !== undefined) answered.searchParams.set('iss', issuer);
    const tokens = await client
      .authorizationCodeGrant(configuration, answered, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      .catch((failure: unknown) => {
        if (isRefusal(failure)) return undefined;
        throw new ProviderFailure(String(failure));
      });
    const claims = tokens?.claims();
    if (!claims) return undefined;
    const { name, preferred_username } = claims;
    const person = [name, preferred_username].find((one) => typeof one === 'string') ?? '';
    return { issuer: claims.iss, subject: claims.sub, person: String(person).slice(0, 256) };
  }

  /** Returns the configuration, which is discovered once, and again after a failure. */
  private configuration(): Promise<client.Configuration> {
    this.known ??= this.discover().catch((failure: unknown) => {
      this.known = undefined;
      throw new ProviderFailure(String(failure));
    });
    return this.known;
  }

  private discover(): Promise<client.Configuration> {
    const { url, clientId, clientSecret } = this.account;
    return client.discovery(new URL(url), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // Only an address of this machine may be without TLS.
      execute: url.startsWith('http:') ? [client.allowInsecureRequests] : [],
    });
  }
}

/** Whether the code was not accepted, or a token is wrong: of another issuer, audience, nonce or signature. */
const isRefusal = (failure: unknown): boolean =>
  failure instanceof client.ResponseBodyError
    ? failure.status < 500
    : failure instanceof client.ClientError &&
      failure.code !== 'OAUTH_TIMEOUT' &&
      failure.code !== 'OAUTH_RESPONSE_IS_NOT_JSON';
