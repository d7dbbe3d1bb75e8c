import { ask, authorizationUrl, postForm, said, withQuery } from './oauth-request.js';
import type {
  ProviderAccount,
  SocialAnswer,
  SocialIdentity,
  SocialProvider,
  SocialSecrets,
} from './social-provider.js';

export interface YandexAccount extends ProviderAccount {
  /** Address at which Yandex returns the owner of a token. */
  readonly infoUrl: string;
}

/** Yandex ID: OAuth 2.0 with PKCE. Source: yandex.ru/dev/id/doc. */
export class YandexProvider implements SocialProvider {
  readonly key = 'YANDEX';
  readonly name = { ru: 'Яндекс ID', zh: 'Yandex ID', en: 'Yandex ID' };

  constructor(private readonly account: YandexAccount) {}

  async signInUrl(secrets: SocialSecrets): Promise<URL> {
    return authorizationUrl(this.account, secrets);
  }

  async identify({ code }: SocialAnswer, { verifier }: SocialSecrets): Promise<SocialIdentity | undefined> {
    const { url, clientId, clientSecret, infoUrl } = this.account;
    const token = await postForm(`${url}/token`, {
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      client_id: clientId,
      client_secret: clientSecret,
    });
    if (!token) return undefined;
    const authorization = `OAuth ${said(token['access_token'])}`;
    const info = await ask(withQuery(infoUrl, { format: 'json' }), { headers: { authorization } });
    const subject = said(info?.['id']);
    // A token of another application would identify a person who never signed in here.
    if (!info || !subject || said(info['client_id']) !== clientId) return undefined;
    const person = said(info['real_name']) || said(info['login']);
    return { issuer: 'https://oauth.yandex.ru', subject, person };
  }
}
