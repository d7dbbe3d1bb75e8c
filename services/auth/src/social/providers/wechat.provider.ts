import { ask, said, withQuery } from './oauth-request.js';
import type {
  ProviderAccount,
  SocialAnswer,
  SocialIdentity,
  SocialProvider,
  SocialSecrets,
} from './social-provider.js';

export interface WechatAccount extends ProviderAccount {
  readonly apiUrl: string;
}

/**
 * WeChat on websites: a QR code; without PKCE, so state and browser bind the code. Source: developers.weixin.qq.com,
 * Website App.
 */
export class WechatProvider implements SocialProvider {
  readonly key = 'WX';
  readonly name = { ru: 'WeChat', zh: '微信', en: 'WeChat' };

  constructor(private readonly account: WechatAccount) {}

  async signInUrl({ state, redirectUri }: SocialSecrets): Promise<URL> {
    const url = withQuery(`${this.account.url}/connect/qrconnect`, {
      appid: this.account.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'snsapi_login',
      state,
    });
    url.hash = 'wechat_redirect';
    return url;
  }

  async identify({ code }: SocialAnswer): Promise<SocialIdentity | undefined> {
    const { apiUrl, clientId, clientSecret } = this.account;
    const token = await ask(
      withQuery(`${apiUrl}/sns/oauth2/access_token`, {
        appid: clientId,
        secret: clientSecret,
        code,
        grant_type: 'authorization_code',
      }),
    );
    const openid = said(token?.['openid']);
    if (!token || !openid) return undefined;
    const access_token = said(token['access_token']);
    const info = await ask(withQuery(`${apiUrl}/sns/userinfo`, { access_token, openid })).catch(
      () => undefined,
    );
    // The id is stable for one application only.
    return {
      issuer: `https://open.weixin.qq.com/${clientId}`,
      subject: openid,
      person: said(info?.['nickname']),
    };
  }
}
