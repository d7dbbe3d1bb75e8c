import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMall, until, type TestMall } from '@mall/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { refuseSlowBodies } from '../src/limits/slow-bodies.js';
import { lingerBeforeClosing } from '../src/limits/lingering-close.js';
import { limitConnections } from '../src/limits/connections.js';
import { documentIssues } from './fuzz/document-issues.js';

const sockets: Socket[] = [];

function open(port: number): Socket {
  const socket = connect({ host: '127.0.0.1', port });
  sockets.push(socket);
  return socket.on('error', () => undefined);
}

/** Returns everything that the server sends until it closes the connection. */
async function answerOn(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  await once(socket, 'close');
  return text;
}

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

describe('a body that is refused', () => {
  const GRACE_MS = 500;
  const LINGER_MS = 3_000;
  let server: FastifyInstance;
  let port: number;

  beforeAll(async () => {
    server = fastify();
    refuseSlowBodies(server, { graceMs: GRACE_MS, leastBytesPerSecond: 2_048 }, (_request, reply) => {
      void reply.status(408).send({ code: 1 });
    });
    lingerBeforeClosing(server.server, { lingerMs: LINGER_MS });
    server.post('/', (request) => ({ received: JSON.stringify(request.body).length }));
    await server.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.server.address() as { port: number });
  });
  afterAll(() => server.close());

  const head = (length: number): string =>
    `POST / HTTP/1.1\r\nhost: mall\r\nlocale: en\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

  /** Sends `piece` again and again until after the server has answered, and only then reads, as a browser may. */
  async function sendThenRead(length: number, piece: string): Promise<string> {
    const socket = open(port).pause();
    const answer = answerOn(socket);
    socket.write(`${head(length)}{"a":"`);
    await once(server.server, 'request');
    const sending = setInterval(() => socket.write(piece), 5);
    await sleep(GRACE_MS + LINGER_MS / 2);
    clearInterval(sending);
    socket.resume();
    return answer;
  }

  it('because it arrives slowly is answered 408, and its connection is closed', async () => {
    const text = await sendThenRead(10_000, 'x');
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toMatch(/\{"code":1\}$/);
  });

  it('because it is too long is answered 413, although its sender reads only later', async () => {
    const text = await sendThenRead(8_000_000, 'x'.repeat(10_000));
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toMatch(/"statusCode":413/);
  });

  it('loses its connection even if the sender never ends it', async () => {
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    sockets.push(socket);
    const closed = once(server.server, 'connection').then(([accepted]) => once(accepted as Socket, 'close'));
    socket.on('error', () => undefined).write(head(8_000_000));
    await closed;
  });

  it('is accepted when it keeps the minimum rate, however long it takes', async () => {
    const socket = open(port);
    const chunks = 20;
    socket.write(`${head(9 + chunks * 1_000)}{"a":"`);
    const first = once(socket, 'data');
    for (let sent = 0; sent < chunks; sent += 1) {
      socket.write('x'.repeat(1_000));
      await sleep(100);
    }
    socket.write(' "}');
    const [chunk] = (await first) as [Buffer];
    expect(chunk.toString()).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it('no address holds more connections than the limit, and closing one allows another', async () => {
  const server: Server = createServer((_request, response) => response.end('ok'));
  limitConnections(server, 2);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const [first, second] = [open(port), open(port)];
  await Promise.all([once(first, 'connect'), once(second, 'connect')]);
  expect(await answerOn(open(port))).toBe('');
  first.end();
  await once(first, 'close');
  const ask = async (): Promise<true | undefined> => {
    const third = open(port);
    third.write('GET / HTTP/1.1\r\nhost: mall\r\nconnection: close\r\n\r\n');
    return (await answerOn(third)).includes('200 OK') || undefined;
  };
  // The server may notice the end later than the client.
  await until(ask, { what: 'another connection', timeoutMs: 10_000 });
  second.destroy();
  server.close();
});

/** Operations whose failures have different formats. */
const ONE_OF_EACH_FORMAT = [
  'GET /admin/order/page',
  'GET /mall4cloud_search/ua/search/facets',
  'POST /auth/oauth2/token',
  'GET /rest/orders',
];

describe('a head that the gateway cannot read', () => {
  let mall: TestMall;
  let port: number;

  beforeAll(async () => {
    mall = await startMall(['auth', 'gateway']);
    port = Number(new URL(mall.service('gateway').url).port);
  });

  it.each([
    ['too long', `GET /api/health HTTP/1.1\r\nhost: mall\r\nx-long: ${'a'.repeat(140_000)}\r\n\r\n`, 431],
    ['not HTTP', 'HELLO\r\n\r\n', 400],
  ])('because it is %s is answered in an envelope', async (_, bytes, status) => {
    const socket = open(port);
    const answer = answerOn(socket);
    socket.write(bytes);
    const [headLines, body] = (await answer).split('\r\n\r\n') as [string, string];
    expect(headLines).toContain(`HTTP/1.1 ${status} `);
    const answered = JSON.parse(body) as object;
    expect(answered).toMatchObject({ code: 1, data: null, msg: expect.stringMatching(/[а-я]/) });
    expect(ONE_OF_EACH_FORMAT.flatMap((binding) => documentIssues(binding, status, answered))).toEqual([]);
  });
});
