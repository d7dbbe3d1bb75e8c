import { SMTPServer } from 'smtp-server';
import { readMail, type Mail } from './read-mail.js';

/** A real SMTP server on this machine, whose addresses refuse as their names say. */
export class MailServer {
  /** What was accepted, in order, repetitions included. */
  readonly mails: Mail[] = [];
  /** Attempts, whatever became of them, by recipient. */
  readonly attempts = new Map<string, number>();
  private server: SMTPServer | undefined;

  /** `0` takes any free port. */
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
        // The code for the address itself is let through, the first notice is not.
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

  /** Ends connections too, as a killed server does; `start` opens the same port again. */
  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server!.close(resolve));
  }

  mailsTo(address: string): readonly Mail[] {
    return this.mails.filter(({ to }) => to === address);
  }
}

const refusal = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });
