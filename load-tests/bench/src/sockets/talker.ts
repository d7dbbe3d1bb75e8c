import { authApi } from '@mall/contracts/auth';
import type { Api, Caller } from '@mall/contracts/define';
import type { ClientOf } from '@mall/messaging';
import { WebSocket } from 'undici';
import type { JsonClient } from '../json-client.js';

/** More than these of one person, and the mall closes the oldest. */
export const SOCKETS_PER_PERSON = 5;

const FIRST_USER = 9_000_000;
const LONGEST_MS = 30_000;

type Reach = <A extends Api>(api: A, caller?: Caller) => ClientOf<A>;

/** A buyer with the chat open in several windows. */
export class Talker {
  private readonly open: WebSocket[] = [];
  private said = 0;

  private constructor(
    private readonly token: string,
    /** As a proxy in front of the gateway would name it. */
    private readonly address: string,
  ) {}

  /** Creates the account through the service, and the session through the gateway. */
  static async enlist(reach: Reach, http: JsonClient, index: number): Promise<Talker> {
    const userId = String(FIRST_USER + index);
    const username = `talker${userId}`;
    const password = `Talk-${userId}-pass`;
    const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
    await reach(authApi).createAccount({ side: 'shop', userId, username, password, roles: ['ROLE_BUYER'] });
    const { text } = await http.ask({
      method: 'POST',
      path: '/api/mall4cloud_auth/ua/login',
      body: { principal: username, credentials: password, sysType: 0 },
      address,
    });
    const token = (JSON.parse(text) as { data?: { access_token?: string } }).data?.access_token;
    if (!token) throw new Error(`${username} could not sign in: ${text}`);
    return new Talker(token, address);
  }

  /** Opens one more socket. `onDelivery` learns how many milliseconds ago a message that arrives was sent. */
  connect(mallUrl: string, onDelivery: (ms: number) => void): Promise<void> {
    const url = `${mallUrl.replace('http', 'ws')}/api/mall4cloud_websocket/websocket/${this.token}`;
    const socket = new WebSocket(url, { headers: { 'x-forwarded-for': this.address } });
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

  /** How many sockets are still open. */
  get openSockets(): number {
    return this.open.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  }

  close(): void {
    for (const socket of this.open) socket.close();
  }
}
