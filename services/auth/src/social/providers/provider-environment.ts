import { accountOf, env } from '@mall/service-kit/env';
import { OpenidProvider } from './openid.provider.js';
import type { SocialProvider } from './social-provider.js';
import { VkProvider } from './vk.provider.js';
import { WechatProvider } from './wechat.provider.js';
import { YandexProvider } from './yandex.provider.js';

const account = (text: string, form: string) => {
  const { user, password, ...rest } = accountOf(text, form);
  return { ...rest, clientId: user, clientSecret: password };
};

const VK_FORM = 'https://clientId:clientSecret@id.vk.com';
const YANDEX_FORM = 'https://clientId:clientSecret@oauth.yandex.ru';
const WECHAT_FORM = 'https://appid:secret@open.weixin.qq.com';
const OPENID_FORM = 'https://clientId:clientSecret@sso.example.com/realm?name=…';

/**
 * Reads an application registered at VK: client id and secret are in one URL, so that neither can be missing. The
 * providers below do the same.
 */
export const vkIdUrl = () => env.optionally((text) => new VkProvider(account(text, VK_FORM)));

/**
 * Reads an application registered at Yandex. The address for reading the owner of a token is on another host; `?info=`
 * names it.
 */
export const yandexIdUrl = () =>
  env.optionally((text) => {
    const { query, ...own } = account(text, YANDEX_FORM);
    return new YandexProvider({ ...own, infoUrl: query.get('info') ?? 'https://login.yandex.ru/info' });
  });

/** Reads an application registered at WeChat. The address for exchanging codes is on another host; `?api=` names it. */
export const wechatUrl = () =>
  env.optionally((text) => {
    const { query, ...own } = account(text, WECHAT_FORM);
    return new WechatProvider({ ...own, apiUrl: query.get('api') ?? 'https://api.weixin.qq.com' });
  });

/** Reads a provider of OpenID Connect; `?name=` is the text of its button. */
export const openidUrl = () =>
  env.optionally((text) => {
    const { query, url, path, ...own } = account(text, OPENID_FORM);
    const name = query.get('name');
    if (!name) throw new Error(`must be like ${OPENID_FORM}`);
    return new OpenidProvider({ ...own, url: url + path, name });
  });

interface SocialEnvironment {
  readonly VK_ID_URL?: SocialProvider | undefined;
  readonly YANDEX_ID_URL?: SocialProvider | undefined;
  readonly WECHAT_URL?: SocialProvider | undefined;
  readonly OPENID_URL?: SocialProvider | undefined;
}

/** Returns the providers of an installation, in the order of their buttons. */
export const providersOf = ({
  VK_ID_URL,
  YANDEX_ID_URL,
  WECHAT_URL,
  OPENID_URL,
}: SocialEnvironment): readonly SocialProvider[] =>
  [VK_ID_URL, YANDEX_ID_URL, WECHAT_URL, OPENID_URL].filter((one) => one !== undefined);
