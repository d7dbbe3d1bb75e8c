import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { authErrors } from '@mall/contracts/auth';
import { networkOf, platformErrors, type Caller } from '@mall/contracts/define';
import { GatewayByNumber } from '@mall/service-kit/sms';
import { fillPlainText, type Locale, type Texts } from '@mall/validation';
import { AttemptLimitService } from '../attempts/attempt-limit.service.js';
import { SiteNameCache } from './site-name.cache.js';
import { SmsBudgetService } from './sms-budget.service.js';
import { SmsCodeRepository, type SentCounts, type SmsKind } from './sms-code.repository.js';

/** Purpose for which a code was sent; it is accepted for no other. */
export type SmsPurpose = 'register' | 'login' | 'password' | `sign ${string}`;

const LIFE_MINUTES = 5;
const TRIES = 5;
const PAUSE_SECONDS = 60;
const PER_NUMBER = { hour: 5, day: 10 };
/** Share of the day's budget for entry that strangers can use; the rest is for people who were here before. */
const STRANGERS_SHARE = 0.7;

/** Texts of messages. `{sender}` is the site's name as each language puts it before a message, or empty. */
const MESSAGE = {
  ru: '{sender}код {code}. Действует {minutes} минут. Никому его не сообщайте.',
  zh: '{sender}验证码 {code}，{minutes} 分钟内有效，请勿告知他人。',
  en: '{sender}your code is {code}. It is valid for {minutes} minutes. Do not share it.',
};

const SIGNING_MESSAGE = {
  ru: '{sender}код {code} подписывает договор {title}. Действует {minutes} минут. Никому его не сообщайте.',
  zh: '{sender}签署合同 {title} 的验证码 {code}，{minutes} 分钟内有效，请勿告知他人。',
  en: '{sender}code {code} signs contract {title}. It is valid for {minutes} minutes. Do not share it.',
};

const SENDER: Texts = { ru: '{name}: ', zh: '【{name}】', en: '{name}: ' };

interface Sending {
  /** Names the document that the code signs. */
  readonly title?: string;
  /** Whether the browser or network has signed in to the account of the number lately. */
  readonly isKnown?: boolean;
}

@Injectable()
export class SmsCodeService {
  private readonly logger = new Logger(SmsCodeService.name);

  constructor(
    private readonly codes: SmsCodeRepository,
    private readonly budgets: SmsBudgetService,
    private readonly attempts: AttemptLimitService,
    private readonly gateway: GatewayByNumber,
    private readonly siteName: SiteNameCache,
  ) {}

  /**
   * Sends a 6-digit code. It is counted before it is sent, so parallel requests cannot exceed the limits.
   * @returns seconds until another may be requested.
   * @throws platformErrors.tooFrequent, authErrors.smsUnavailable, smsNotSent
   */
  async send(
    purpose: SmsPurpose,
    mobile: string,
    caller: Caller,
    { title, isKnown = false }: Sending = {},
  ): Promise<number> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const kind = kindOf(purpose);
    const network = caller.ip && networkOf(caller.ip);
    const budget = await this.budgets.of(kind);
    const most = kind === 'entry' && !isKnown ? Math.ceil(budget * STRANGERS_SHARE) : budget;
    await this.codes.withNumberLocked(mobile, async (tx) => {
      assertMaySend(await this.codes.countSent(tx, kind, mobile));
      if (!(await this.codes.takeFromBudget(tx, kind, most))) {
        this.logger.error(
          `${most} of the day's budget of ${budget} messages (${kind}) are used up; a code was not sent.`,
        );
        throw authErrors.smsUnavailable();
      }
      await this.codes.insert(tx, {
        purpose,
        mobile,
        codeHash: digest(purpose, mobile, code),
        tries: TRIES,
        network,
        lifeMinutes: LIFE_MINUTES,
      });
    });
    await this.deliver(mobile, caller.locale, { code, minutes: String(LIFE_MINUTES) }, title);
    return PAUSE_SECONDS;
  }

  /** Sends a message once: where the gateway may have taken it, a second message would be another code in the same minute. */
  private async deliver(
    mobile: string,
    locale: Locale,
    values: Readonly<Record<'code' | 'minutes', string>>,
    title?: string,
  ): Promise<void> {
    const name = await this.siteName.in(locale);
    const sender = name ? fillPlainText(SENDER, locale, { name }) : '';
    const params = { ...values, ...(title === undefined ? {} : { title }) };
    const outcome = await this.gateway.send({
      key: randomUUID(),
      mobile,
      template: title === undefined ? 'code' : 'signing',
      params,
      // A no-break space is not in the GSM alphabet: it would double the price of a Latin message.
      text: fillPlainText(title === undefined ? MESSAGE : SIGNING_MESSAGE, locale, { sender, ...params }),
    });
    if (outcome.kind === 'sent') return;
    this.logger.error(`A code was not sent (${outcome.kind}): ${outcome.reason}`);
    if (outcome.kind !== 'unknown') throw authErrors.smsNotSent();
  }

  /**
   * Uses up the newest code of that purpose. Every try is counted before it is compared; after five a code is invalid.
   * Wrong tries from one source, such as a browser, are limited too, where it is given.
   * @throws authErrors.wrongCode, platformErrors.tooFrequent
   */
  async redeem(purpose: SmsPurpose, mobile: string, code: string, source?: string): Promise<void> {
    await this.useUp(await this.verify(purpose, mobile, code, source));
  }

  /**
   * Takes a try of the newest code of that purpose; a correct code stays valid until `useUp`.
   * @returns the id of the code.
   * @throws authErrors.wrongCode, platformErrors.tooFrequent
   */
  async verify(purpose: SmsPurpose, mobile: string, code: string, source?: string): Promise<string> {
    if (source) await this.attempts.take('smsCode', source);
    const found = await this.codes.takeTry(purpose, mobile);
    if (!found || !timingSafeEqual(found.codeHash, digest(purpose, mobile, code)))
      throw authErrors.wrongCode();
    if (source) await this.attempts.giveBack('smsCode', source);
    return found.codeId;
  }

  /** Makes a verified code invalid. @throws authErrors.wrongCode when a parallel call has used it. */
  async useUp(codeId: string): Promise<void> {
    if (!(await this.codes.useUp(codeId))) throw authErrors.wrongCode();
  }
}

const kindOf = (purpose: SmsPurpose): SmsKind => (purpose.startsWith('sign ') ? 'signing' : 'entry');

/** Checks the limits of sent codes. @throws platformErrors.tooFrequent with the seconds to wait. */
function assertMaySend({ hour, day, secondsAgo }: SentCounts): void {
  if (secondsAgo < PAUSE_SECONDS)
    throw platformErrors.tooFrequent({ seconds: Math.ceil(PAUSE_SECONDS - secondsAgo) });
  if (hour >= PER_NUMBER.hour || day >= PER_NUMBER.day) throw platformErrors.tooFrequent({ seconds: 3_600 });
}

/** Returns a digest keyed by purpose and number, so that the digest of one row never matches another. */
function digest(purpose: SmsPurpose, mobile: string, code: string): Buffer {
  return createHmac('sha256', `${purpose}|${mobile}`).update(code.trim()).digest();
}
