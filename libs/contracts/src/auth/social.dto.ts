import { Mobile, Nested, OneOf, Text } from '@mall/validation';
import { consentLabels, ShownTextDto } from '../user/consent.dto.js';

/** Providers whose people can sign in, as the part of `mobile` before the `@` names them: VK ID, Yandex ID, WeChat, and one by OpenID Connect. */
export const SOCIAL_PROVIDERS = ['VK', 'YANDEX', 'WX', 'OPENID'] as const;
export type SocialProviderKey = (typeof SOCIAL_PROVIDERS)[number];

const labels = {
  provider: { ru: 'Способ входа', zh: '登录方式', en: 'Way to sign in' },
  mobile: { ru: 'Номер телефона', zh: '手机号码', en: 'Phone number' },
  code: { ru: 'Код из SMS', zh: '验证码', en: 'Verification code' },
};
const STATE = { max: 128 };

export class SocialProviderDto {
  @OneOf(SOCIAL_PROVIDERS, { label: labels.provider }) provider!: SocialProviderKey;
}

/** Parameters that a provider has put into the address of `/authredirect`. */
export class BindSocialDto {
  @Text({ ...STATE, kind: 'raw' }) state!: string;
  @Text({ max: 2_000, kind: 'raw' }) code!: string;
  @Text({ optional: true, max: 512, kind: 'raw' }) device_id?: string;
  @Text({ optional: true, max: 512, kind: 'raw' }) iss?: string;
}

/** First sign-in of a person whom a provider has identified, with a code that was sent to their phone. */
export class RegisterSocialDto {
  @Text({ ...STATE, kind: 'raw' }) state!: string;
  @Mobile({ label: labels.mobile }) mobile!: string;
  @Text({ label: labels.code, min: 4, max: 8, kind: 'code' }) code!: string;
  /** The consent text that the form has shown; stored with the account. */
  @Nested(() => ShownTextDto, { label: consentLabels.consent, optional: true }) consent?: ShownTextDto;
}
