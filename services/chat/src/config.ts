import { env, readEnv } from '@mall/service-kit/env';
import { aliyunUrl, smscUrl } from '@mall/service-kit/sms';
import { pushKeysOf } from './deliveries/push-keys.js';

export const config = readEnv({
  /** Address of the mall, such as `https://cars.example`: the links in e-mails begin with it. */
  SHOP_URL: env.optional(),
  /** Server that sends e-mails, `smtp://user:password@host:587` or `smtps://…:465`; without it no e-mail is sent. */
  SMTP_URL: env.optional(),
  /** The sender's address of e-mails; needed with SMTP_URL. */
  MAIL_FROM: env.optional(),
  /** Gateways for text messages to Russian and to Chinese numbers; without one, messages go to SMS_OUTBOX. */
  SMSC_URL: smscUrl(),
  ALIYUN_SMS_URL: aliyunUrl(),
  /** Folder into which text messages are written where there is no gateway, for development. */
  SMS_OUTBOX: env.optional(),
  /** Private key, 32 random bytes in base64, by which push services identify this installation; without it nothing is pushed. */
  PUSH_SECRET: env.optionally(pushKeysOf),
  /** Hosts of the push services of browsers, separated by commas. */
  PUSH_SERVICES: env.text('fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com'),
  /** Days that notices, their deliveries and codes for addresses are kept. */
  NOTICES_KEPT_DAYS: env.integer(90, { min: 7 }),
  /** Seconds that a message of a conversation may stay unread before its reader is notified on other channels. */
  CHAT_NOTICE_SECONDS: env.integer(120, { min: 0 }),
  /** Seconds before the second attempt to deliver a notice; each further pause is four times as long, at most six hours. */
  DELIVERY_RETRY_SECONDS: env.integer(30, { min: 1 }),
  /** Seconds after which another process considers an attempt lost; longer than the time-outs of the channels together. */
  DELIVERY_LOST_SECONDS: env.integer(120, { min: 1 }),
});
