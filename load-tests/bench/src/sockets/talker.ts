import { WebSocket } from 'undici';
import type { JsonClient } from '../json-client.js';
import { signUp, type Reach, type Session } from '../sign-up.js';

/** Maximum number of sockets of one person; beyond it the mall closes the oldest. */
export const SOCKETS_PER_PERSON = 5;

const FIRST_USER = 9_000_000;
const LONGEST_MS = 30_000;

/** A buyer with the chat open in several windows. */
export class Talker {
  private readonly open: WebSocket[] = [];
  private said = 0;

  private constructor(private readonly session: Session) {}

  static async enlist(reach: Reach, http: JsonClient, index: number): Promise<Talker> {
    const account = { userId: String(FIRST_USER + index), username: `talker${FIRST_USER + index}` };
    return new Talker(await signUp(reach, http, account, index));
  }

  /** Opens one more socket. `onDelivery` receives the delay of each message in milliseconds. */
  connect(mallUrl: string, onDelivery: (ms: number) => void): Promise<void> {
    const url = `${mallUrl.replace('http', 'ws')}/api/mall4cloud_websocket/websocket/${this.session.token}`;
    const socket = new WebSocket(url, { headers: { 'x-forwarded-for': this.session.address } });
    socket.addEventListener('message', ({ data }) => {
      const { content } = JSON.parse(String(data)) as { content: string };
      if (content.startsWith('at ')) onDelivery(performance.now() - Number(content.slice(3)));
    });
    this.open.push(socket);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('A socket did not open.')), LONGEST_MS);
      socket.addEventListener('open', () => {
        clearTimeout(late);
        resolve();
      });
      socket.addEventListener('close', ({ code }) => {
        clearTimeout(late);
        reject(new Error(`A socket was closed with ${code}.`));
      });
    });
  }

  /** Writes to the desk; every window of the person shows it. */
  say(): void {
    const socket = this.open[this.said++ % this.open.length]!;
    const frame = { type: 1, toId: 'platform', content: `at ${performance.now()}` };
    socket.send(JSON.stringify({ ...frame, clientId: `m-${this.said}` }));
  }

  /** Returns the number of open sockets. */
  get openSockets(): number {
    return this.open.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  }

  close(): void {
    for (const socket of this.open) socket.close();
  }
}
