import { randomUUID } from 'node:crypto';
import { acsHeaders, acsQuery, type AcsKey } from './acs-signature.js';
import { requestJson } from '../json-request/index.js';
import type { Sms, SmsGateway, SmsOutcome, SmsTemplate } from './sms-gateway.js';

export interface AliyunOptions {
  readonly url: string;
  readonly key: AcsKey;
  /** The approved name in front of each message, without brackets. */
  readonly signName: string;
  /** Codes of the approved templates, `SMS_…`. */
  readonly templates: Readonly<Record<SmsTemplate, string>>;
  readonly timeoutMs?: number;
}

const VERSION = '2017-05-25';
/** The longest value of a template that Chinese operators accept. */
const LONGEST_VALUE = 35;

const MESSAGE_FAULTS = new Set([
  'isv.SMS_TEMPLATE_ILLEGAL',
  'isv.SMS_SIGNATURE_ILLEGAL',
  'isv.TEMPLATE_MISSING_PARAMETERS',
  'isv.TEMPLATE_PARAMS_ILLEGAL',
  'isv.INVALID_PARAMETERS',
  'isv.INVALID_JSON_PARAM',
  'isv.PARAM_LENGTH_LIMIT',
  'isv.PARAM_NOT_SUPPORT_URL',
  'isv.BLACK_KEY_CONTROL_LIMIT',
  'isv.SMS_CONTENT_ILLEGAL',
]);
const NUMBER_FAULT = 'isv.MOBILE_NUMBER_ILLEGAL';

interface SendDetails {
  readonly SmsSendDetailDTO?: readonly { readonly OutId?: string }[];
}

/**
 * Alibaba Cloud's Dysmsapi, for Chinese numbers: messages are approved templates with values and carry our own id, by which their
 * status is queried. Source: help.aliyun.com, Dysmsapi 2017-05-25, SendSms and QuerySendDetails.
 */
export class AliyunGateway implements SmsGateway {
  constructor(private readonly options: AliyunOptions) {}

  reaches(mobile: string): boolean {
    return mobile.startsWith('+86');
  }

  async send({ key, mobile, template, params }: Sms): Promise<SmsOutcome> {
    const { signName, templates } = this.options;
    const answer = await this.call('SendSms', {
      PhoneNumbers: local(mobile),
      SignName: signName,
      TemplateCode: templates[template],
      TemplateParam: JSON.stringify(shortened(params)),
      OutId: key,
    });
    if ('reason' in answer)
      return { kind: answer.isCertain ? 'later' : 'unknown', reason: `Aliyun: ${answer.reason}` };
    const { Code: code, Message: message } = answer.body;
    if (code === 'OK') return { kind: 'sent' };
    const reason = `Aliyun ${String(code)}: ${String(message)}`;
    if (answer.status >= 500 || typeof code !== 'string') return { kind: 'unknown', reason };
    if (code === NUMBER_FAULT) return { kind: 'numberRefused', reason };
    return { kind: MESSAGE_FAULTS.has(code) ? 'refused' : 'later', reason };
  }

  async wasTaken({ key, mobile }: Pick<Sms, 'key' | 'mobile'>): Promise<boolean | undefined> {
    for (const day of [daysAgo(0), daysAgo(1)]) {
      const answer = await this.call('QuerySendDetails', {
        PhoneNumber: local(mobile),
        SendDate: day,
        PageSize: '50',
        CurrentPage: '1',
      });
      if ('reason' in answer || answer.body['Code'] !== 'OK') return undefined;
      const details = answer.body['SmsSendDetailDTOs'] as SendDetails | undefined;
      if (details?.SmsSendDetailDTO?.some(({ OutId }) => OutId === key)) return true;
    }
    return false;
  }

  private call(action: string, query: Readonly<Record<string, string>>) {
    const { url, key, timeoutMs } = this.options;
    const { host } = new URL(url);
    const date = `${new Date().toISOString().slice(0, 19)}Z`;
    const signed = acsHeaders(
      { method: 'POST', host, action, version: VERSION, query, date, nonce: randomUUID() },
      key,
    );
    return requestJson(
      new URL(`/?${acsQuery(query)}`, url),
      { method: 'POST', headers: { ...signed, accept: 'application/json' } },
      timeoutMs,
    );
  }
}

const local = (mobile: string): string => mobile.replace(/^\+86/, '');

const shortened = (params: Sms['params']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE - 1)}…` : value,
    ]),
  );

/** Returns a date as `yyyyMMdd` in the gateway's time zone. */
const daysAgo = (days: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' })
    .format(Date.now() - days * 86_400_000)
    .replaceAll('-', '');
