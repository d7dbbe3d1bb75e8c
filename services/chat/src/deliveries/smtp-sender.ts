import { Logger, type FactoryProvider } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { config } from '../config.js';
import type { ChannelSender, ChannelMessage, SendOutcome } from './channel-sender.js';
import { mailHtml, mailText } from './mail-body.js';

/** Their sum stays below the time after which another process considers a delivery lost. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Fields of an error of nodemailer that show how the server refused. */
interface SmtpFailure {
  readonly message: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** Hands e-mails to an SMTP server. */
export class SmtpSender implements ChannelSender {
  readonly channel = 'email';
  readonly isAvailable = true;
  private readonly transport: ReturnType<typeof createTransport>;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    const { protocol, hostname, port, username, password } = new URL(url);
    this.transport = createTransport({
      host: hostname,
      port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
      secure: protocol === 'smtps:',
      ...(username
        ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
        : {}),
      ...TIMEOUTS,
    });
  }

  async send(message: ChannelMessage): Promise<SendOutcome> {
    try {
      await this.transport.sendMail({
        from: { name: message.siteName, address: this.from },
        to: message.address,
        subject: message.subject,
        messageId: `<${message.messageKey}@${this.from.split('@').at(-1)}>`,
        text: mailText(message),
        html: mailHtml(message),
        headers: headersOf(message),
      });
      return { kind: 'sent' };
    } catch (failure) {
      return outcomeOf(failure as SmtpFailure);
    }
  }
}

/** Source: RFC 2369 and RFC 8058 for the first two, RFC 3834 for the third. */
const headersOf = ({ unsubscribe }: ChannelMessage): Record<string, string> => ({
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe.postUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
  'Auto-Submitted': 'auto-generated',
});

/**
 * Returns the outcome of a failure. A refusal of the recipient with 5xx holds for the address, one of the text for this
 * message. Any other failure, including that of signing in at the server, says nothing about either.
 */
export function outcomeOf({ message, responseCode = 0, command }: SmtpFailure): SendOutcome {
  const isPermanent = responseCode >= 500 && responseCode < 600;
  if (isPermanent && command === 'RCPT TO') return { kind: 'addressRefused', reason: message };
  if (isPermanent && command === 'DATA') return { kind: 'refused', reason: message };
  return { kind: 'later', reason: message };
}

/** Replaces the sender where no server is configured. */
class NoMailSender implements ChannelSender {
  readonly channel = 'email';
  readonly isAvailable = false;

  async send(): Promise<SendOutcome> {
    return { kind: 'later', reason: 'No SMTP server is configured.' };
  }
}

/** Injection token of the e-mail sender alone. */
export const EMAIL_SENDER = Symbol('EMAIL_SENDER');

export const provideEmailSender: FactoryProvider<ChannelSender> = {
  provide: EMAIL_SENDER,
  useFactory: () => {
    const { SMTP_URL, MAIL_FROM, SHOP_URL } = config;
    if (SMTP_URL && MAIL_FROM && SHOP_URL) return new SmtpSender(SMTP_URL, MAIL_FROM);
    new Logger('SmtpSender').warn('E-mail is off: it needs SMTP_URL, MAIL_FROM and SHOP_URL.');
    return new NoMailSender();
  },
};
