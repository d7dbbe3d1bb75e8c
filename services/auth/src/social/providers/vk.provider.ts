import { ask, authorizationUrl, postForm, said } from './oauth-request.js';
import type {
  ProviderAccount,
  SocialAnswer,
  SocialIdentity,
  SocialProvider,
  SocialSecrets,
} from './social-provider.js';

/**
 * VK ID: OAuth 2.1 with PKCE; the code belongs to a device that VK names. Source: id.vk.com, documentation of VK ID
 * without its SDK.
 */
export class VkProvider implements SocialProvider {
  readonly key = 'VK';
  readonly name = { ru: 'VK ID', zh: 'VK ID', en: 'VK ID' };

  constructor(private readonly account: ProviderAccount) {}

  async signInUrl(secrets: SocialSecrets): Promise<URL> {
    return authorizationUrl(this.account, secrets);
  }

  async identify(
    { code, deviceId }: SocialAnswer,
    { state, verifier, redirectUri }: SocialSecrets,
  ): Promise<SocialIdentity | undefined> {
    const { url, clientId, clientSecret } = this.account;
    if (!deviceId) return undefined;
    const token = await postForm(`${url}/oauth2/auth`, {
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      client_id: clientId,
      client_secret: clientSecret,
      device_id: deviceId,
      redirect_uri: redirectUri,
      state,
    });
    const subject = said(token?.['user_id']);
    if (!token || !subject || said(token['state']) !== state) return undefined;
    return { issuer: 'https://id.vk.com', subject, person: await this.nameOf(said(token['access_token'])) };
  }

  /** Reads the name. Without one, people see only which service the account belongs to. */
  private async nameOf(accessToken: string): Promise<string> {
    const { url, clientId } = this.account;
    const body = new URLSearchParams({ client_id: clientId, access_token: accessToken });
    const info = await ask(`${url}/oauth2/user_info`, { method: 'POST', body }).catch(() => undefined);
    const user = (info?.['user'] ?? {}) as Readonly<Record<string, unknown>>;
    return [said(user['first_name']), said(user['last_name'])].filter(Boolean).join(' ');
  }
}
