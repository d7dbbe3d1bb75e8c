import { env, readEnv } from '@mall/service-kit/env';
import { openidUrl, vkIdUrl, wechatUrl, yandexIdUrl } from './social/providers/provider-environment.js';
import { aliyunUrl, smscUrl } from '@mall/service-kit/sms';

function secretIn(text: string): string {
  if (text.length < 32) throw new Error('must have at least 32 characters');
  return text;
}

export const config = readEnv({
  /** Gateways for text messages to Russian and to Chinese numbers; without one, messages go to SMS_OUTBOX. */
  SMSC_URL: smscUrl(),
  ALIYUN_SMS_URL: aliyunUrl(),
  /** Folder into which text messages are written where there is no gateway, for development. */
  SMS_OUTBOX: env.optional(),
  /** Other services that people can sign in with; a service without its variable is not offered. */
  VK_ID_URL: vkIdUrl(),
  YANDEX_ID_URL: yandexIdUrl(),
  WECHAT_URL: wechatUrl(),
  OPENID_URL: openidUrl(),
  /** Address of the shop, to which those services send browsers back. */
  SHOP_URL: env.optional(),
  /** Sessions an account may have at once; the one used longest ago is ended. */
  SESSION_LIMIT: env.integer(10),
  /**
   * Seals the keys of authenticator apps at rest, 32 characters or more; by default INTERNAL_KEY, which every process
   * has that may act for anybody. Whoever replaces INTERNAL_KEY sets the old one here first.
   */
  FACTOR_KEY: env.optionally(secretIn),
  /** Earlier keys, comma separated: they still open what they sealed. */
  FACTOR_KEYS_RETIRED: env.parsed((text): readonly string[] => text.split(',').map(secretIn), []),
  INTERNAL_KEY: env.secret(),
  /** Seconds between two deletions of expired rows. */
  RETENTION_SECONDS: env.integer(600),
  /** Rounds of PBKDF2 for each key that a captcha's solver tries; 300 to 1,200 keys are tried. */
  CAPTCHA_COST: env.integer(1_000),
});
