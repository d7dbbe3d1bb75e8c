import { accountOf } from '../env/account-url.js';
import { env } from '../env/env.js';
import { AliyunGateway, type AliyunOptions } from './aliyun.gateway.js';
import { FolderGateway } from './folder.gateway.js';
import { GatewayByNumber } from './gateway-by-number.js';
import { SmscGateway, type SmscOptions } from './smsc.gateway.js';
import type { SmsGateway } from './sms-gateway.js';

/** Account at SMSC.ru, for Russian numbers: `https://login:password@smsc.ru`, with `?sender=…` where a name is approved. */
export const smscUrl = () =>
  env.optionally((text): SmscOptions => {
    const { url, user, password, query } = accountOf(text, 'https://login:password@smsc.ru');
    return { url, login: user, password, sender: query.get('sender') ?? undefined };
  });

const ALIYUN_FORM =
  'https://keyId:keySecret@dysmsapi.aliyuncs.com?sign=…&code=SMS_…&signing=SMS_…&notice=SMS_…';

/**
 * Access key, approved signature and templates at Alibaba Cloud, for Chinese numbers. The template of codes takes `code` and `minutes`,
 * that of signing `title` too, that of notices `text`.
 */
export const aliyunUrl = () =>
  env.optionally((text): AliyunOptions => {
    const { url, user, password, query } = accountOf(text, ALIYUN_FORM);
    const [signName, code, signing, notice] = ['sign', 'code', 'signing', 'notice'].map((name) =>
      query.get(name),
    );
    if (!signName || !code || !signing || !notice) throw new Error(`must be like ${ALIYUN_FORM}`);
    return { url, key: { id: user, secret: password }, signName, templates: { code, signing, notice } };
  });

/** The environment variables of services that send text messages. */
export interface SmsEnvironment {
  readonly SMSC_URL?: SmscOptions | undefined;
  readonly ALIYUN_SMS_URL?: AliyunOptions | undefined;
  /** Folder for messages when there is no gateway, for development. */
  readonly SMS_OUTBOX?: string | undefined;
}

/** Returns the gateways of an installation, selected by the country of a number. */
export function smsGatewayOf({ SMSC_URL, ALIYUN_SMS_URL, SMS_OUTBOX }: SmsEnvironment): GatewayByNumber {
  const gateways: SmsGateway[] = [];
  if (SMSC_URL) gateways.push(new SmscGateway(SMSC_URL));
  if (ALIYUN_SMS_URL) gateways.push(new AliyunGateway(ALIYUN_SMS_URL));
  if (SMS_OUTBOX && gateways.length === 0) gateways.push(new FolderGateway(SMS_OUTBOX));
  return new GatewayByNumber(gateways);
}
