import { randomUUID } from 'node:crypto';
import { adminStaffApi } from '@mall/contracts/admin';
import { allOperations } from '@mall/contracts/all';
import { platformErrors, type Operation } from '@mall/contracts/define';
import { startMall, until, type TestMall } from '@mall/testing';
import { belongingsOf, type Belongings } from './authorization/belongings.js';
import { Cast, type Person } from './authorization/cast.js';
import { channelsOf, send, type Channel } from './authorization/channels.js';
import type { Observed } from './authorization/oracle.js';
import { sampleOf, type Values } from './authorization/sample.js';
import { LEAVING, zoneOf, zonesOf, type Zone } from './authorization/zones.js';

const SERVICES = ['auth', 'product', 'order', 'user', 'tenant', 'admin', 'file', 'chat', 'gateway'] as const;

let mall: TestMall;
let base: string;
let cast: Cast;
let people: Readonly<Record<Zone, Person>>;
let belongings: Belongings;

beforeAll(async () => {
  mall = await startMall([...SERVICES]);
  base = mall.service('gateway').url;
  cast = new Cast(mall);
  people = await cast.oneOfEach();
  belongings = await belongingsOf(mall, people);
}, 120_000);

const changing = allOperations
  .filter(({ subject, access, isAnsweredAnew }) => {
    const isOpen = zonesOf(access).includes('anyone');
    return !isOpen && !isAnsweredAnew && !LEAVING.has(subject);
  })
  .flatMap((operation) =>
    channelsOf(operation)
      .filter(({ binding }) => !binding.startsWith('GET '))
      .map((channel) => ({ operation, channel })),
  );

/** Tables that timers, relays, the feed of the catalogue, the log of staff and the keys themselves write. */
const OF_THE_MACHINERY = [
  'inbox',
  'relay_state',
  'migrations',
  'kept_answer',
  'operation_log',
  'car_change',
  'catalogue_version',
];

/** Returns every row that a service has stored, by table. */
async function everything(service: string): Promise<Readonly<Record<string, unknown>>> {
  const name = service as 'order';
  const tables = await mall.query<{ name: string }>(
    name,
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name: table } of tables.filter((one) => !OF_THE_MACHINERY.includes(one.name))) {
    // Whether an event has been published is up to the relay.
    const row = table === 'outbox' ? `to_jsonb(t) - 'published_at'` : 'to_jsonb(t)';
    rows[table] = (await mall.query(name, `SELECT (${row})::text AS row FROM "${table}" t ORDER BY 1`)).map(
      (found) => found['row'] as string,
    );
  }
  return rows;
}

const isDone = ({ status, body }: Observed): boolean => {
  const { success, code } = JSON.parse(body) as { success?: boolean; code?: unknown };
  return status < 300 && success !== false && code !== 1;
};

async function ask(
  { operation, channel }: { operation: Operation; channel: Channel },
  input: Values,
  key: string,
) {
  const who = people[zoneOf(operation.access)];
  return send({ base, channel, input, token: who.token, headers: { 'idempotency-key': key } });
}

const done: string[] = [];

it.each(changing.map((way) => [`${way.operation.subject} by ${way.channel.binding}`, way] as const))(
  '%s answers a repeated request like the first time and changes nothing more',
  async (title, way) => {
    const { operation } = way;
    const { own } = belongings[zoneOf(operation.access)];
    const given = { ...belongings.common, ...own, name: `Ключ ${changing.indexOf(way)}` };
    const input = sampleOf(operation.request, given);
    const key = randomUUID();
    const first = await ask(way, input, key);
    const stored = await everything(operation.service);
    const second = await ask(way, input, key);
    if (!isDone(first)) return;
    done.push(title);
    expect(second).toEqual(first);
    expect(await everything(operation.service)).toEqual(stored);
  },
  30_000,
);

it('has carried out many of them, of every service', () => {
  expect(done.length).toBeGreaterThan(40);
  const services = new Set(done.map((title) => title.split('.')[1]));
  for (const service of ['admin', 'chat', 'order', 'product', 'user']) expect(services).toContain(service);
});

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
});
