import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TakenSms {
  readonly id: string;
  readonly phone: string;
  readonly text: string;
}

/**
 * Speaks the protocol of SMSC.ru on this machine. The end of a number decides the outcome: 000 is refused permanently,
 * 111 is accepted but its first answer is lost.
 */
export class SmscServer {
  readonly taken: TakenSms[] = [];
  /** Number of requests to send, including refused ones. */
  attempts = 0;
  private readonly server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const answer = this.answerTo(request.url!, new URLSearchParams(text));
      if (answer) response.end(JSON.stringify(answer));
      else response.destroy();
    });
  });

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  to(phone: string): readonly TakenSms[] {
    return this.taken.filter((one) => one.phone === phone);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private answerTo(path: string, fields: URLSearchParams): object | undefined {
    const id = fields.get('id')!;
    if (fields.get('psw') !== 'secret') return { error: 'authorise error', error_code: 2 };
    if (path === '/sys/status.php')
      return this.taken.some((one) => one.id === id) ? { status: 1 } : { error: 'not found', error_code: 3 };
    this.attempts += 1;
    const phone = fields.get('phones')!;
    const text = fields.get('mes')!;
    // A code has to arrive before a number can be a contact.
    const isCode = /код \d{6}/.test(text);
    if (phone.endsWith('000') && !isCode) return { error: 'invalid number', error_code: 7 };
    this.taken.push({ id, phone, text });
    return phone.endsWith('111') && !isCode ? undefined : { id, cnt: 1 };
  }
}
