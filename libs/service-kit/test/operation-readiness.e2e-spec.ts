import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { userDivisionApi } from '@mall/contracts/user';
import { aVisitor, startMall, until, type TestMall } from '@mall/testing';

let mall: TestMall;
let way: SlowWay;

/** A proxy between a service and NATS that delays the service's subscriptions to its operations. */
class SlowWay {
  private readonly sockets = new Set<Socket>();
  lateMs = 0;

  private constructor(private readonly server: Server) {}

  static async to(url: URL): Promise<SlowWay> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const way = new SlowWay(server);
    server.on('connection', (socket) => way.lead(socket, connect(Number(url.port), url.hostname)));
    return way;
  }

  get url(): string {
    return `nats://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Closes all connections; clients open new ones. */
  breakOff(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.breakOff();
    this.server.close();
  }

  private lead(from: Socket, to: Socket): void {
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
    }
    let isLate = false;
    const late = new Transform({
      transform: (bytes: Buffer, _, done) => {
        // Once per connection: on a busy machine the subscriptions arrive in many pieces.
        const waitMs = !isLate && bytes.includes('SUB op.') ? this.lateMs : 0;
        isLate ||= waitMs > 0;
        void sleep(waitMs).then(() => done(null, bytes));
      },
    });
    from.pipe(late).pipe(to);
    to.pipe(from);
  }
}

beforeAll(async () => {
  mall = await startMall([]);
  way = await SlowWay.to(new URL(mall.infrastructure.natsUrl));
});

afterAll(() => way.close());

const readiness = async (): Promise<number> =>
  (await fetch(`${mall.service('user').url}/health/ready`)).status;
const untilReadiness = (wanted: number) =>
  until(async () => ((await readiness()) === wanted ? true : undefined), {
    what: `readiness ${wanted}`,
    timeoutMs: 60_000,
  });
const call = () => mall.callAs(aVisitor())(userDivisionApi).roots({});

it('a service that is ready takes calls, however late NATS has learnt of its operations', async () => {
  way.lateMs = 1_500;
  await mall.startService('user', { env: { NATS_URL: way.url } });
  await expect(call()).resolves.toBeDefined();
}, 120_000);

it('a service is not ready again until NATS knows its operations after a lost connection', async () => {
  way.breakOff();
  await untilReadiness(503);
  await untilReadiness(200);
  await expect(call()).resolves.toBeDefined();
}, 120_000);
