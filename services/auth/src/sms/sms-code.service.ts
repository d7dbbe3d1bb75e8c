import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { authErrors } from '@mall/contracts/auth';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { fillPlainText } from '@mall/validation';
import { DataSource } from 'typeorm';
import { config } from '../config.js';
import { SmsSender } from './sms-sender.js';

/** A code opens only what it was sent for. */
export type SmsPurpose = 'register' | 'login' | `sign ${string}`;

const LIFE_MINUTES = 5;
const TRIES = 5;
const PAUSE_SECONDS = 60;
const PER_NUMBER = { hour: 5, day: 10 };

const MESSAGE = {
  ru: 'Уссури Авто: код {code}. Действует {minutes} минут. Никому его не сообщайте.',
  zh: '【乌苏里汽车】验证码 {code}，{minutes} 分钟内有效，请勿告知他人。',
  en: 'Ussuri Auto: your code is {code}. It is valid for {minutes} minutes. Do not share it.',
};

const SIGNING_MESSAGE = {
  ru: 'Уссури Авто: код {code} подписывает договор {title}. Действует {minutes} минут. Никому его не сообщайте.',
  zh: '【乌苏里汽车】签署合同 {title} 的验证码 {code}，{minutes} 分钟内有效，请勿告知他人。',
  en: 'Ussuri Auto: code {code} signs contract {title}. It is valid for {minutes} minutes. Do not share it.',
};

@Injectable()
export class SmsCodeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sender: SmsSender,
  ) {}

  /**
   * Sends a 6-digit code. The send is booked before it happens, so parallel requests cannot outrun the limits.
   * `title` names the document when the code signs one.
   * @returns seconds until another may be asked for.
   * @throws platformErrors.tooFrequent
   */
  async send(purpose: SmsPurpose, mobile: string, caller: Caller, title?: string): Promise<number> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await this.dataSource.transaction(async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtext($1))`, [mobile]);
      const [sent] = (await tx.query(
        `SELECT count(*) FILTER (WHERE mobile = $1 AND sent_at > now() - interval '1 hour')::int AS "hour",
                count(*) FILTER (WHERE mobile = $1)::int AS "day",
                count(*) FILTER (WHERE ip = $2 AND sent_at > now() - interval '1 hour')::int AS "byIp",
                COALESCE(extract(epoch FROM now() - max(sent_at) FILTER (WHERE mobile = $1)), 86400)::float AS "secondsAgo"
           FROM sms_code WHERE sent_at > now() - interval '1 day' AND (mobile = $1 OR ip = $2)`,
        [mobile, caller.ip ?? null],
      )) as { hour: number; day: number; byIp: number; secondsAgo: number }[];
      if (sent!.secondsAgo < PAUSE_SECONDS) {
        throw platformErrors.tooFrequent({ seconds: Math.ceil(PAUSE_SECONDS - sent!.secondsAgo) });
      }
      const tooMany =
        sent!.hour >= PER_NUMBER.hour || sent!.day >= PER_NUMBER.day || sent!.byIp >= config.SMS_PER_IP_HOUR;
      if (tooMany) throw platformErrors.tooFrequent({ seconds: 3_600 });
      await tx.query(
        `INSERT INTO sms_code (purpose, mobile, code_hash, tries_left, ip, expires_at)
         VALUES ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
        [purpose, mobile, digest(purpose, mobile, code), TRIES, caller.ip ?? null, LIFE_MINUTES],
      );
    });
    const text = title === undefined ? MESSAGE : SIGNING_MESSAGE;
    const params = { code, minutes: LIFE_MINUTES, title: title ?? '' };
    // A no-break space is not in the alphabet of SMS, and would double the price of a Latin one.
    await this.sender.send(mobile, fillPlainText(text, caller.locale, params));
    return PAUSE_SECONDS;
  }

  /**
   * Uses up the newest code of that purpose. Every try counts, before it is compared; the fifth wrong one burns it.
   * @throws authErrors.wrongCode
   */
  async redeem(purpose: SmsPurpose, mobile: string, code: string): Promise<void> {
    const [rows] = (await this.dataSource.query(
      `UPDATE sms_code SET tries_left = tries_left - 1
        WHERE code_id = (SELECT code_id FROM sms_code WHERE purpose = $1 AND mobile = $2 ORDER BY sent_at DESC LIMIT 1)
          AND tries_left > 0 AND expires_at > now()
        RETURNING code_id AS "codeId", code_hash AS "codeHash"`,
      [purpose, mobile],
    )) as [{ codeId: string; codeHash: Buffer }[], number];
    const found = rows[0];
    if (!found || !timingSafeEqual(found.codeHash, digest(purpose, mobile, code)))
      throw authErrors.wrongCode();
    await this.dataSource.query(`UPDATE sms_code SET tries_left = 0 WHERE code_id = $1`, [found.codeId]);
  }
}

/** Keyed by purpose and number, so that one row never fits another question. */
function digest(purpose: SmsPurpose, mobile: string, code: string): Buffer {
  return createHmac('sha256', `${purpose}|${mobile}`).update(code.trim()).digest();
}
