import { once } from 'node:events';
import { authApi } from '@mall/contracts/auth';
import { CHAT_BROADCAST, CLIENT_FRAME_BYTES, chatSockets } from '@mall/contracts/chat';
import { aService, startMall, until, type TestMall } from '@mall/testing';
import fc from 'fast-check';
import WebSocket from 'ws';
import { brokenFrames, handshakePath, message, rawFrame } from './fuzz/hostile-frames.js';
import { RawSocket } from './fuzz/raw-socket.js';

/** Number of rounds; each sends twenty messages to each socket. `npm run fuzz` sends many more, from a seed of its own. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 3);
const SEED = Number(process.env['FUZZ_SEED'] ?? 7);
/** Messages sent at once, below the thirty that a socket accepts. */
const AT_ONCE = 20;
const LONGEST_MS = 120_000 + RUNS * 10_000;

const PASSWORD = 'long enough password';
const SERVICES = ['auth', 'gateway', 'chat'] as const;
type Kind = 'chat' | 'notices';
const kinds: readonly Kind[] = ['chat', 'notices'];

let mall: TestMall;
let base: string;
let token: string;
let userId: string;
/** Socket of another person, open from the first test to the last. */
let bystander: WebSocket;
let bystanderToken: string;
let people = 0;

async function post(path: string, body: object, authorization = ''): Promise<Record<string, string>> {
  const response = await fetch(`${base}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { data: Record<string, string> }).data;
}

async function aBuyer(): Promise<{ readonly userId: string; readonly token: string }> {
  const username = `fuzzer${(people += 1)}`;
  const accounts = mall.callAs(aService('demo'))(authApi);
  const created = await accounts.createAccount({
    side: 'shop',
    username,
    password: PASSWORD,
    roles: ['ROLE_BUYER'],
  });
  const signedIn = await post('/mall4cloud_auth/ua/login', {
    principal: username,
    credentials: PASSWORD,
    sysType: 0,
  });
  return { userId: created.userId, token: signedIn['access_token']! };
}

const aTicket = async (of = token): Promise<string> => (await post('/auth/ws-ticket', {}, of))['ticket']!;

const pathOf = (kind: Kind, ticket: string): string =>
  kind === 'chat'
    ? `${chatSockets.chat.path}/${ticket}`
    : `${chatSockets.notices.path}?access_token=${ticket}`;

const PINGS = { chat: '{"type":4,"toId":"","content":"ping"}', notices: '{"type":"ping"}' } as const;

/** Opens a socket through the gateway, whose ticket the chat service has accepted. */
async function open(kind: Kind, of = token): Promise<WebSocket> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api${pathOf(kind, await aTicket(of))}`);
  socket.on('error', () => undefined);
  await once(socket, 'open');
  const answered = once(socket, 'message', { signal: AbortSignal.timeout(20_000) });
  socket.send(PINGS[kind]);
  await answered;
  return socket;
}

/** Returns the code with which the server closes a socket. */
const closed = async (socket: WebSocket): Promise<number> =>
  ((await once(socket, 'close', { signal: AbortSignal.timeout(20_000) })) as [number])[0];

/**
 * Checks that the bystander's socket is open, and that another one of theirs is accepted and answers: a new one each
 * time, because a socket that sends more than ten messages a second is closed.
 */
async function isServed(): Promise<void> {
  expect(bystander.readyState).toBe(WebSocket.OPEN);
  const another = await open('chat', bystanderToken);
  another.terminate();
}

beforeAll(async () => {
  process.stdout.write(`Fuzzing sockets with FUZZ_SEED=${SEED}, ${RUNS} rounds.\n`);
  mall = await startMall([...SERVICES]);
  base = mall.service('gateway').url;
  ({ token, userId } = await aBuyer());
  ({ token: bystanderToken } = await aBuyer());
  bystander = await open('chat', bystanderToken);
}, 60_000);

afterEach(isServed);

afterAll(() => {
  bystander.terminate();
  for (const name of SERVICES) {
    const errors = mall
      .service(name)
      .logs()
      .split('\n')
      .filter((line) => /"level":"(error|fatal)"|unhandled|MaxListeners/i.test(line));
    expect(errors).toEqual([]);
  }
});

describe.each([
  ['the chat service', () => mall.service('chat').url, ''],
  ['the gateway', () => base, '/api'],
] as const)('handshakes with %s that no client sends', (_, server, prefix) => {
  it(
    'are refused and closed',
    async () => {
      for (const path of fc.sample(handshakePath, { numRuns: RUNS * 10, seed: SEED })) {
        const { status, code } = await (await RawSocket.request(server(), `${prefix}${path}`)).ending();
        // The gateway accepts a handshake before the chat service has refused it, and closes at once.
        const isRefused = status === 101 ? code !== undefined : status < 500;
        expect([path, isRefused ? 'refused' : status]).toEqual([path, 'refused']);
      }
    },
    LONGEST_MS,
  );
});

describe('a ticket', () => {
  const refusedWith = async (kind: Kind, ticket: string): Promise<number> =>
    (await (await RawSocket.request(mall.service('chat').url, pathOf(kind, ticket))).ending()).status;

  it.each(kinds)('opens the %s socket once, until it expires or its session ends', async (kind) => {
    const used = await aTicket();
    const first = await RawSocket.request(mall.service('chat').url, pathOf(kind, used));
    await until(
      async () =>
        (await mall.query('auth', 'SELECT FROM socket_ticket WHERE expires_at > now()')).length === 0
          ? true
          : undefined,
      {
        what: 'the ticket is used up',
        timeoutMs: 10_000,
      },
    );
    expect(await refusedWith(kind, used)).toBe(424);
    first.destroy();
    const expired = await aTicket();
    await mall.query('auth', `UPDATE socket_ticket SET expires_at = now() - interval '1 second'`);
    expect(await refusedWith(kind, expired)).toBe(424);
    const leaving = await aBuyer();
    const ended = await aTicket(leaving.token);
    await post('/mall4cloud_auth/login_out', {}, leaving.token);
    expect(await refusedWith(kind, ended)).toBe(424);
    expect(await refusedWith(kind, 'nobody-was-given-this')).toBe(424);
  });
});

describe.each(kinds)('the %s socket', (kind) => {
  it(
    'accepts any input of its person',
    async () => {
      for (let round = 0; round < RUNS; round += 1) {
        const socket = await open(kind);
        const end = closed(socket);
        for (const one of fc.sample(message, { numRuns: AT_ONCE, seed: SEED + round })) socket.send(one);
        const heard: string[] = [];
        socket.on('message', (data: Buffer) => heard.push(data.toString()));
        socket.send(PINGS[kind]);
        await until(async () => (heard.some((text) => text.includes('pong')) ? true : undefined), {
          what: 'an answer to the ping behind the odd messages',
          timeoutMs: 20_000,
        });
        socket.close();
        await end;
        await isServed();
      }
    },
    LONGEST_MS,
  );

  it.each(brokenFrames)('is closed for %s', async (_, bytes, code) => {
    for (const [server, prefix] of [
      [base, '/api'],
      [mall.service('chat').url, ''],
    ] as const) {
      const raw = await RawSocket.request(server, `${prefix}${pathOf(kind, await aTicket())}`);
      raw.write(bytes);
      expect(await raw.ending()).toEqual({ status: 101, code });
    }
  });

  it(
    'is closed for random bytes, and for a frame without an end',
    async () => {
      const noise = fc.sample(fc.uint8Array({ minLength: 1, maxLength: 200 }), {
        numRuns: RUNS * 3,
        seed: SEED,
      });
      for (const bytes of noise) {
        const raw = await RawSocket.request(base, `/api${pathOf(kind, await aTicket())}`);
        raw.write(bytes);
        // Half of a frame, whatever the bytes were parsed as; then the client disconnects.
        raw.write(rawFrame(0x81, 'x'.repeat(100)).subarray(0, 50));
        await isServed();
        raw.destroy();
      }
    },
    LONGEST_MS,
  );

  it('reads a message in fragments as one, and closes when they are too long together', async () => {
    const socket = await open(kind);
    const answered = once(socket, 'message', { signal: AbortSignal.timeout(10_000) });
    for (const [at, letter] of [...PINGS[kind]].entries())
      socket.send(letter, { fin: at === PINGS[kind].length - 1 });
    expect(String(((await answered) as [Buffer])[0])).toContain('pong');
    const end = closed(socket);
    for (let sent = 0; sent <= CLIENT_FRAME_BYTES; sent += 8_192)
      socket.send('x'.repeat(8_192), { fin: false });
    expect(await end).toBe(1009);
  });

  it('is closed for a message longer than 64 KB', async () => {
    const socket = await open(kind);
    const end = closed(socket);
    socket.send('x'.repeat(CLIENT_FRAME_BYTES + 1));
    expect(await end).toBe(1009);
  });

  it('answers every message of a burst', async () => {
    const socket = await open(kind);
    let answers = 0;
    socket.on('message', (data: Buffer) => (answers += data.toString().includes('pong') ? 1 : 0));
    for (let n = 0; n < 40; n += 1) socket.send(PINGS[kind]);
    await until(async () => (answers === 40 ? true : undefined), {
      what: 'an answer to each message',
      timeoutMs: 20_000,
    });
    socket.close();
  });
});

it('a client that sends without end before it is accepted is disconnected', async () => {
  const { pid } = mall.service('chat');
  process.kill(pid, 'SIGSTOP');
  try {
    const raw = await RawSocket.request(base, `/api${pathOf('chat', 'any')}`);
    for (let n = 0; n < 100; n += 1) raw.write(rawFrame(0x81, 'x'.repeat(10_000)));
    await raw.ending();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
});

it('a client that never reads is disconnected, and others are served meanwhile', async () => {
  const { connection } = await mall.nats();
  const raw = await RawSocket.request(base, `/api${pathOf('chat', await aTicket())}`);
  const reader = await open('chat');
  raw.stall();
  const text = 'x'.repeat(200_000);
  const broadcast = JSON.stringify({ kind: 'text', channel: 'chat', audience: { personId: userId }, text });
  let heard = 0;
  reader.on('message', () => (heard += 1));
  for (let n = 1; n <= 100; n += 1) {
    connection.publish(CHAT_BROADCAST, broadcast);
    if (n % 4 === 0)
      await until(async () => (heard >= n ? true : undefined), {
        what: `text ${n} at the reader`,
        timeoutMs: 10_000,
      });
  }
  await isServed();
  reader.terminate();
  raw.resume();
  expect((await raw.ending()).status).toBe(101);
}, 60_000);
