import { SMTPServer } from 'smtp-server';
import { readMail, type Mail } from './read-mail.js';

/** A real SMTP server on this machine; the name of an address determines how the server refuses it. */
export class MailServer {
  /** Accepted mails in order of arrival, duplicates included. */
  readonly mails: Mail[] = [];
  /** All attempts by recipient, whatever their outcome. */
  readonly attempts = new Map<string, number>();
  private server: SMTPServer | undefined;

  /** Port `0` selects a free port. */
  constructor(public port = 0) {}

  async start(): Promise<this> {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: ({ address }, _session, callback) => {
        const attempt = (this.attempts.get(address) ?? 0) + 1;
        this.attempts.set(address, attempt);
        if (address.startsWith('gone')) return callback(refusal(550, 'No such user here'));
        // Accepts the code for the address itself and refuses the first notice.
        if (address.startsWith('later') && attempt === 2) return callback(refusal(451, 'Try again later'));
        return callback();
      },
      onData: (stream, { envelope }, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = envelope.rcptTo.map(({ address }) => address).join();
          if (to.startsWith('moved') && this.mailsTo(to).length > 0)
            return callback(refusal(554, 'This mailbox has moved'));
          this.mails.push(readMail(to, Buffer.concat(chunks).toString('utf8')));
          return callback();
        });
      },
    });
    // A client that was killed breaks its connection.
    this.server.on('error', () => undefined);
    await new Promise<void>((resolve) => this.server!.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.server.address() as { port: number }).port;
    return this;
  }

  /** Closes open connections too, like a killed server; `start` opens the same port again. */
  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server!.close(resolve));
  }

  mailsTo(address: string): readonly Mail[] {
    return this.mails.filter(({ to }) => to === address);
  }
}

const refusal = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });
