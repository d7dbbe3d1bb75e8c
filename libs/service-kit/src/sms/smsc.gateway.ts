import { requestJson } from '../json-request/index.js';
import type { Sms, SmsGateway, SmsOutcome } from './sms-gateway.js';

export interface SmscOptions {
  readonly url: string;
  readonly login: string;
  readonly password: string;
  /** A sender's name that the operators have approved; the account's default otherwise. */
  readonly sender?: string | undefined;
  readonly timeoutMs?: number;
}

/** Permanent refusals by error code of `send.php`. Other failures may be temporary: credentials, balance, a blocked address. */
const REFUSED: Readonly<Record<number, 'refused' | 'numberRefused' | 'unknown'>> = {
  1: 'refused',
  5: 'refused',
  6: 'refused',
  7: 'numberRefused',
  8: 'refused',
  // The same message was sent a moment ago: an attempt whose answer was lost has been accepted.
  9: 'unknown',
};
const NOT_FOUND_ERROR = 3;
const NOT_FOUND_STATUS = -3;

/** SMSC.ru, for Russian numbers; a message carries our own id, by which its status is queried. Source: smsc.ru/api/http. */
export class SmscGateway implements SmsGateway {
  constructor(private readonly options: SmscOptions) {}

  reaches(mobile: string): boolean {
    return mobile.startsWith('+7');
  }

  async send({ key, mobile, text }: Sms): Promise<SmsOutcome> {
    const { sender } = this.options;
    const answer = await this.call('send.php', {
      phones: mobile,
      mes: text,
      id: key,
      charset: 'utf-8',
      ...(sender ? { sender } : {}),
    });
    if ('reason' in answer)
      return { kind: answer.isCertain ? 'later' : 'unknown', reason: `SMSC: ${answer.reason}` };
    const { id, error, error_code: code } = answer.body;
    if (code === undefined && id !== undefined) return { kind: 'sent' };
    const reason = `SMSC ${String(code)}: ${String(error)}`;
    if (typeof code !== 'number') return { kind: 'unknown', reason };
    return { kind: REFUSED[code] ?? 'later', reason };
  }

  async wasTaken({ key, mobile }: Pick<Sms, 'key' | 'mobile'>): Promise<boolean | undefined> {
    const answer = await this.call('status.php', { phone: mobile, id: key });
    if ('reason' in answer) return undefined;
    const { status, error_code: code } = answer.body;
    if (code === NOT_FOUND_ERROR || status === NOT_FOUND_STATUS) return false;
    return typeof status === 'number' ? true : undefined;
  }

  private call(script: string, fields: Readonly<Record<string, string>>) {
    const { url, login, password, timeoutMs } = this.options;
    // In the body: proxies log URLs but not bodies.
    const body = new URLSearchParams({ login, psw: password, fmt: '3', ...fields });
    return requestJson(new URL(`/sys/${script}`, url), { method: 'POST', body }, timeoutMs);
  }
}
