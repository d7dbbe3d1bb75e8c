import { createHash, randomInt, randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { chatErrors, type UnsubscribeDto } from '@mall/contracts/chat';
import type { Caller } from '@mall/contracts/define';
import { chatCalls } from '@mall/contracts/services/chat';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { normaliseMobile, type Texts } from '@mall/validation';
import { readerOf } from '../sockets/reader.js';
import { CHANNEL_SENDERS, type ChannelSender } from './channel-sender.js';
import type { AddressedChannel } from './contact.entity.js';
import { ContactRepository } from './contact.repository.js';
import { isSigned } from './unsubscribe-link.js';

const CODE_DIGITS = 6;

const subject = { ru: 'Код подтверждения: {code}', zh: '验证码：{code}', en: 'Your code: {code}' };

/** Errors and texts of the messages that prove an address, by channel. */
const proofs = {
  email: {
    unavailable: chatErrors.mailUnavailable,
    refused: chatErrors.mailRefused,
    text: {
      ru: 'Введите код {code} на странице уведомлений, чтобы получать их на этот адрес. Код действует 15 минут. Если вы его не запрашивали, ничего делать не нужно.',
      zh: '请在通知页面输入验证码 {code}，以便在此邮箱接收通知。验证码 15 分钟内有效。如非本人操作，请忽略。',
      en: 'Enter the code {code} on the page of notices to receive them at this address. It is valid for 15 minutes. If you have not requested it, you need not do anything.',
    },
  },
  sms: {
    unavailable: chatErrors.smsUnavailable,
    refused: chatErrors.smsRefused,
    text: {
      ru: 'код {code} для уведомлений на этот номер. Действует 15 минут.',
      zh: '验证码 {code}，用于接收通知短信，15 分钟内有效。',
      en: 'code {code} for notices on this number. It is valid for 15 minutes.',
    },
  },
} as const satisfies Record<AddressedChannel, { readonly text: Texts } & Record<string, unknown>>;

/** Addresses of a reader: each is proved by a code before anything else is sent there. */
@Injectable()
export class ContactService {
  private readonly logger = new Logger(ContactService.name);

  constructor(
    private readonly contacts: ContactRepository,
    @Inject(CHANNEL_SENDERS) private readonly senders: readonly ChannelSender[],
    @InjectClient(chatCalls.parameters)
    private readonly parameters: Pick<ClientOf<typeof chatCalls.parameters>, 'company'>,
  ) {}

  /**
   * Sends a code to an e-mail address, which `verify` confirms.
   * @throws chatErrors.mailUnavailable, mailRefused, codeTooSoon
   */
  setEmail(given: string, caller: Caller): Promise<void> {
    return this.prove('email', given.trim().toLowerCase(), caller);
  }

  /**
   * Sends a code to a mobile number, which `verify` confirms.
   * @throws chatErrors.smsUnavailable, smsRefused, codeTooSoon
   */
  async setMobile(given: string, caller: Caller): Promise<void> {
    const mobile = normaliseMobile(given);
    if (!mobile) throw chatErrors.smsRefused();
    await this.prove('sms', mobile, caller);
  }

  /** Confirms an address by the code that was sent to it. @throws chatErrors.wrongMailCode */
  async verify(channel: AddressedChannel, code: string, caller: Caller): Promise<void> {
    const known = await this.contacts.tryCode(readerOf(caller), channel);
    if (!known || known.hash !== hashOf(code, known.salt)) throw chatErrors.wrongMailCode();
    await this.contacts.verified(known, caller.locale);
  }

  async remove(channel: AddressedChannel, caller: Caller): Promise<void> {
    await this.contacts.remove(readerOf(caller), channel);
  }

  private async prove(channel: AddressedChannel, address: string, caller: Caller): Promise<void> {
    const { unavailable, refused, text } = proofs[channel];
    const sender = this.senders.find((one) => one.channel === channel);
    if (!sender?.isAvailable) throw unavailable();
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const salt = randomUUID();
    const reader = readerOf(caller);
    const outcome = await this.contacts.addCode({ reader, channel, address, salt, hash: hashOf(code, salt) });
    if (outcome === 'tooSoon') throw chatErrors.codeTooSoon();
    if (outcome === 'usedUp') {
      this.logger.error(`The day's budget of codes (${channel}) is used up; a code was not sent.`);
      throw unavailable();
    }
    const { locale } = caller;
    const { siteName } = await this.parameters.company({});
    const sent = await sender.send({
      messageKey: salt,
      isRepeated: false,
      isFirst: false,
      code,
      address,
      locale,
      kind: null,
      siteName: siteName[locale],
      subject: subject[locale].replace('{code}', code),
      parts: [{ text: text[locale].replace('{code}', code), url: null }],
      unsubscribe: null,
    });
    if (sent.kind === 'addressRefused') throw refused();
    // A code that may be on its way is accepted: another one would make it invalid.
    if (sent.kind !== 'sent' && sent.kind !== 'unknown') throw unavailable();
  }

  /** Switches a kind of notices off by a signed link, without signing in. @throws chatErrors.wrongUnsubscribeLink */
  async unsubscribe({ contactId, kind, signature }: UnsubscribeDto): Promise<void> {
    const contact = await this.contacts.byId(contactId);
    if (!contact || !isSigned(contact, kind, signature)) throw chatErrors.wrongUnsubscribeLink();
    await this.contacts.switchOff(contact, kind);
  }
}

const hashOf = (code: string, salt: string): string =>
  createHash('sha256').update(`${salt}:${code}`).digest('hex');
