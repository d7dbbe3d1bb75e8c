import { randomUUID } from 'node:crypto';
import { adminStaffApi } from '@mall/contracts/admin';
import { allOperations } from '@mall/contracts/all';
import { authApi } from '@mall/contracts/auth';
import {
  answeredStatus,
  platformErrors,
  type ErrorDeclaration,
  type Operation,
} from '@mall/contracts/define';
import { fileRoutes, type FileRoute } from '@mall/contracts/file';
import { startMall, until, type TestMall } from '@mall/testing';
import { LocalIdentityProvider } from '@mall/testing/identity';
import { MailServer } from '@mall/testing/mail';
import { leftOut, rows } from './asked-again/rows.js';
import { WithHeaders, type Row } from './asked-again/row.js';
import { stored } from './asked-again/stored.js';
import { PASSWORD, World } from './asked-again/world.js';
import { Cast, type Person } from './authorization/cast.js';
import { channelsOf, send, type Channel } from './authorization/channels.js';
import type { Observed } from './authorization/oracle.js';
import type { StoringService } from './authorization/rows.js';
import { zoneOf, type Zone } from './authorization/zones.js';

const SERVICES = ['auth', 'product', 'order', 'user', 'tenant', 'admin', 'file', 'chat', 'gateway'] as const;
/** A PDF with one empty page. */
const SLIP =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const SHOP_URL = 'http://127.0.0.1:1/';

let mall: TestMall;
let base: string;
let cast: Cast;
let people: Readonly<Record<Zone, Person>>;
let provider: LocalIdentityProvider;
let post: MailServer;
let world: World;

beforeAll(async () => {
  provider = await LocalIdentityProvider.start(`${SHOP_URL}authredirect`);
  post = await new MailServer().start();
  mall = await startMall([...SERVICES], {
    env: {
      admin: { MICRO_APP_ORIGINS: 'https://reports.example.com' },
      auth: { SHOP_URL, OPENID_URL: provider.variable },
      chat: {
        PUSH_SECRET: Buffer.alloc(32, 7).toString('base64'),
        SMTP_URL: `smtp://127.0.0.1:${post.port}`,
        MAIL_FROM: 'notices@mall.example',
      },
    },
  });
  base = mall.service('gateway').url;
  cast = new Cast(mall);
  people = await cast.oneOfEach();
  world = new World(mall, cast, people, provider);
  await world.someCar();
}, 120_000);
afterAll(async () => {
  provider.stop();
  await post.stop();
});

const isChanging = ({ binding }: Channel): boolean => !binding.startsWith('GET ');

/** Returns the way by which an operation is called; `sendLoginCode` has a prescribed one by GET, on which keys are ignored. */
function channelOf(operation: Operation): Channel {
  const channels = channelsOf(operation);
  return channels.find(isChanging) ?? channels[0]!;
}

it('has a request for every operation that changes something', () => {
  const changing = allOperations.filter((operation) => channelsOf(operation).some(isChanging));
  const known = new Set([...rows.map(({ operation }) => operation), ...leftOut.keys()]);
  const unknown = changing.filter((operation) => operation.service !== 'order' && !known.has(operation));
  expect(unknown.map(({ subject }) => subject)).toEqual([]);
  expect(changing.length).toBeGreaterThan(150);
});

const isDone = ({ status, body }: Observed): boolean => {
  const { success, code } = JSON.parse(body) as { success?: boolean; code?: unknown };
  return status < 300 && success !== false && code !== 1;
};

/** Whether an answer is this error in English, with whatever it names filled in. */
function saysError({ status, body }: Observed, { code, status: declared, text }: ErrorDeclaration): boolean {
  const said = JSON.parse(body) as { code?: unknown; msg?: string; message?: string };
  const parts = text.en.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const isWorded = new RegExp(`^${parts.join('.*')}$`, 's').test(said.msg ?? said.message ?? '');
  const isCoded = typeof said.code !== 'string' || said.code === code;
  return isWorded && isCoded && [declared, answeredStatus(declared, 'mall')].includes(status);
}

const MOMENT = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?Z?/g;
const withoutMoments = ({ status, body }: Observed): Observed => ({
  status,
  body: body.replace(MOMENT, 'moment'),
});

/** Prepares a row. @returns what sends its request, with a key or without one. */
async function ready(row: Row): Promise<(key?: string) => Promise<Observed>> {
  const { operation, prepare, from } = row;
  const sender = typeof from === 'function' ? await from(world) : people[zoneOf(operation.access)];
  const prepared = await prepare(world, sender);
  const [input, headers] =
    prepared instanceof WithHeaders ? [prepared.request, prepared.headers] : [prepared, {}];
  const channel = channelOf(operation);
  const token = from === 'visitor' ? undefined : sender.token;
  return (key) =>
    send({
      base,
      channel,
      input,
      ...(token ? { token } : {}),
      headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
    });
}

it.each(rows.map((row) => [row.operation.subject, row] as const))(
  '%s is answered like the first time with its key, and as declared without it',
  async (_, row) => {
    const { operation, second, endsSession, announcesAgain } = row;
    const ask = await ready(row);
    const isRecognised = isChanging(channelOf(operation)) && !operation.isAnsweredAnew && !endsSession;
    const kept = () => stored(mall, operation.service as StoringService);
    const key = randomUUID();
    const first = await ask(key);
    expect(isDone(first) || first).toBe(true);
    const before = await kept();
    if (isRecognised) {
      expect(await ask(key)).toEqual(first);
      expect(await kept()).toEqual(before);
    }
    const later = await ask();
    if (second.is === 'another') {
      expect(isDone(later) || later).toBe(true);
      return;
    }
    if (second.is === 'same') expect(withoutMoments(later)).toEqual(withoutMoments(first));
    else if (!(endsSession && isDone(later))) expect(saysError(later, second.error) || later).toBe(true);
    const events = announcesAgain && { outbox: expect.any(String) as string };
    expect(await kept()).toEqual({ ...before, ...events });
  },
  30_000,
);

const uploads = Object.values<FileRoute>(fileRoutes).filter(({ http }) => !http.startsWith('GET '));

// A file that is stored twice does no harm: nothing uses the first one, and staff may remove it.
it.each(uploads.map(({ http }) => http))(
  '%s stores a file once for a key, and another one without it',
  async (http) => {
    const path = `${base}/api${http.replace('POST ', '')}?purpose=slip`;
    const sent = async (content: string, key?: string) => {
      const body = new FormData();
      body.set('file', new Blob([content]), 'slip.pdf');
      const headers = {
        authorization: `Bearer ${people.buyer.token}`,
        ...(key && { 'idempotency-key': key }),
      };
      const response = await fetch(path, { method: 'POST', body, headers: { locale: 'en', ...headers } });
      return { status: response.status, body: await response.text() };
    };
    const key = randomUUID();
    const first = await sent(SLIP, key);
    expect(isDone(first) || first).toBe(true);
    expect(await sent(SLIP, key)).toEqual(first);
    expect(saysError(await sent(`${SLIP} `, key), platformErrors.requestKeyTaken)).toBe(true);
    expect((await sent(SLIP)).body).not.toBe(first.body);
  },
);

describe('a key', () => {
  const departments: Channel = { binding: 'POST /rest/departments', isList: false };
  const create = (name: string, key: string, who: Person = people.staff) =>
    send({
      base,
      channel: departments,
      input: { name, parentId: '0', orderNum: 1 },
      token: who.token,
      headers: { 'idempotency-key': key },
    });
  const count = async (name: string): Promise<number> => {
    const rows = await mall.query('admin', 'SELECT FROM department WHERE name = $1', [name]);
    return rows.length;
  };

  it('lets two requests at once make one record', async () => {
    const key = randomUUID();
    const both = await Promise.all([create('Двойная', key), create('Двойная', key)]);
    expect(both[0].status).toBe(200);
    expect(both[1]).toEqual(both[0]);
    expect(await count('Двойная')).toBe(1);
  });

  it('that another request had is refused, and says what would be right', async () => {
    const key = randomUUID();
    await create('Первая', key);
    const other = await create('Вторая', key);
    expect(other.status).toBe(platformErrors.requestKeyTaken.status);
    expect(other.body).toContain('A new request needs a new key');
    expect(await count('Вторая')).toBe(0);
  });

  it('may be used again after a refusal', async () => {
    const key = randomUUID();
    expect((await create('', key)).status).toBe(400);
    expect((await create('Исправленная', key)).status).toBe(200);
  });

  it('belongs to one person', async () => {
    const key = randomUUID();
    const other = await cast.member('head');
    const [own, theirs] = [await create('Общая', key), await create('Общая', key, other)];
    expect(own.status).toBe(200);
    expect(theirs.body).not.toBe(own.body);
  });

  it('answers nobody who has lost the right meanwhile', async () => {
    const clerk = await cast.member('head', ['sys_dept_add', 'sys_dept_view']);
    const key = randomUUID();
    expect((await create('Отнятая', key, clerk)).status).toBe(200);
    const { userId } = clerk.caller;
    await mall.callAs(people.staff.caller)(adminStaffApi).update({ userId: userId!, roleIds: [] });
    const refused = async (): Promise<true | undefined> =>
      (await create('Отнятая', key, clerk)).status === 403 || undefined;
    await until(refused, { what: 'the refusal of a right that was taken away', timeoutMs: 20_000 });
  });

  it('of a request whose process died is carried out when its time is over', async () => {
    const key = randomUUID();
    await create('Прерванная', key);
    const left = `UPDATE kept_answer SET answer = NULL, lease_until = now() - interval '1 second' WHERE request_key = $1`;
    await mall.query('admin', left, [key]);
    await mall.query('admin', 'DELETE FROM department WHERE name = $1', ['Прерванная']);
    expect((await create('Прерванная', key)).status).toBe(200);
    expect(await count('Прерванная')).toBe(1);
  });

  it('that is none is refused, and names an example', async () => {
    const refused = await create('Никакая', 'a b');
    expect(refused.status).toBe(400);
    expect(refused.body).toMatch(/Idempotency-Key.*f2b6c0de/s);
    expect(await count('Никакая')).toBe(0);
  });

  it('keeps no answer with secrets', async () => {
    const ticket: Channel = { binding: 'POST /auth/ws-ticket', isList: false };
    const key = randomUUID();
    const headers = { 'idempotency-key': key };
    const ask = () => send({ base, channel: ticket, input: {}, token: people.staff.token, headers });
    const [one, two] = [await ask(), await ask()];
    expect(one.status).toBe(200);
    expect(two.body).not.toBe(one.body);
    expect(await mall.query('auth', 'SELECT FROM kept_answer WHERE request_key = $1', [key])).toEqual([]);
  });

  it('of a visitor is recognised too, and the kept tokens open with the request alone', async () => {
    const channel = channelOf(authApi.login as unknown as Operation);
    const { username } = people.buyer.caller;
    const input = { principal: username, credentials: PASSWORD, sysType: 0 };
    const key = randomUUID();
    const sign = (password = PASSWORD) =>
      send({
        base,
        channel,
        input: { ...input, credentials: password },
        headers: { 'idempotency-key': key },
      });
    const [first, second] = [await sign(), await sign()];
    const { data } = JSON.parse(first.body) as { data: { accessToken: string; refreshToken: string } };
    expect(second).toEqual(first);
    const [row] = await mall.query<{ answer: string }>(
      'auth',
      'SELECT answer FROM kept_answer WHERE request_key = $1',
      [key],
    );
    expect(row!.answer).toMatch(/^[\w-]+$/);
    const plain = Buffer.from(row!.answer, 'base64url').toString('latin1');
    for (const token of [data.accessToken, data.refreshToken]) expect(plain).not.toContain(token);
    expect((await sign('another password')).body).toContain(platformErrors.requestKeyTaken.text.en);
  });
});
