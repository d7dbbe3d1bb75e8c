import { createHash, randomInt, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { chatErrors, type UnsubscribeDto } from '@mall/contracts/chat';
import type { Caller } from '@mall/contracts/define';
import { chatCalls } from '@mall/contracts/services/chat';
import { InjectClient, type ClientOf } from '@mall/messaging';
import type { Texts } from '@mall/validation';
import { readerOf } from '../sockets/reader.js';
import type { ChannelSender } from './channel-sender.js';
import { ContactRepository } from './contact.repository.js';
import { EMAIL_SENDER } from './smtp-sender.js';
import { isSigned } from './unsubscribe-link.js';

const CODE_DIGITS = 6;

const words = {
  subject: { ru: 'Код подтверждения: {code}', zh: '验证码：{code}', en: 'Your code: {code}' },
  text: {
    ru: 'Введите код {code} на странице уведомлений, чтобы получать их на этот адрес. Код действует 15 минут. Если вы его не запрашивали, ничего делать не нужно.',
    zh: '请在通知页面输入验证码 {code}，以便在此邮箱接收通知。验证码 15 分钟内有效。如非本人操作，请忽略。',
    en: 'Enter the code {code} on the page of notices to receive them at this address. It is valid for 15 minutes. If you have not requested it, you need not do anything.',
  },
} as const satisfies Record<string, Texts>;

/** A reader's e-mail address: proved by a code before anything else is sent there. */
@Injectable()
export class ContactService {
  constructor(
    private readonly contacts: ContactRepository,
    @Inject(EMAIL_SENDER) private readonly mail: ChannelSender,
    @InjectClient(chatCalls.parameters)
    private readonly parameters: Pick<ClientOf<typeof chatCalls.parameters>, 'company'>,
  ) {}

  /** @throws chatErrors.mailUnavailable, mailRefused, codeTooSoon */
  async setEmail(given: string, caller: Caller): Promise<void> {
    if (!this.mail.isAvailable) throw chatErrors.mailUnavailable();
    const address = given.trim().toLowerCase();
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const salt = randomUUID();
    const isNew = await this.contacts.addCode({
      reader: readerOf(caller),
      address,
      salt,
      hash: hashOf(code, salt),
    });
    if (!isNew) throw chatErrors.codeTooSoon();
    const { locale } = caller;
    const { siteName } = await this.parameters.company({});
    const outcome = await this.mail.send({
      messageKey: salt,
      address,
      locale,
      kind: null,
      siteName: siteName[locale],
      subject: words.subject[locale].replace('{code}', code),
      parts: [{ text: words.text[locale].replace('{code}', code), url: null }],
      unsubscribe: null,
    });
    if (outcome.kind === 'addressRefused') throw chatErrors.mailRefused();
    if (outcome.kind !== 'sent') throw chatErrors.mailUnavailable();
  }

  /** @throws chatErrors.wrongMailCode */
  async verifyEmail(code: string, caller: Caller): Promise<void> {
    const reader = readerOf(caller);
    const known = await this.contacts.tryCode(reader);
    if (!known || known.hash !== hashOf(code, known.salt)) throw chatErrors.wrongMailCode();
    await this.contacts.verified(reader, known.address, caller.locale);
  }

  async removeEmail(caller: Caller): Promise<void> {
    await this.contacts.remove(readerOf(caller), 'email');
  }

  /** @throws chatErrors.wrongUnsubscribeLink */
  async unsubscribe({ contactId, kind, signature }: UnsubscribeDto): Promise<void> {
    const contact = await this.contacts.byId(contactId);
    if (!contact || !isSigned(contact, kind, signature)) throw chatErrors.wrongUnsubscribeLink();
    await this.contacts.switchOff(contact, kind);
  }
}

const hashOf = (code: string, salt: string): string =>
  createHash('sha256').update(`${salt}:${code}`).digest('hex');
