import { userAddressApi } from '@mall/contracts/user';
import { aBuyer, startMall, until, type TestMall } from '@mall/testing';
import { aSignedInBuyer } from './buyers.js';

/** Below the 25 s that a call may take, above what a busy machine adds to two seconds. */
const SOON_MS = 20_000;

const address = {
  consignee: 'Анна Иванова',
  mobile: '+79141234567',
  country: 'RU',
  province: 'Приморский край',
  city: 'Уссурийск',
  addr: 'ул. Ленина, 1',
  postCode: '692500',
  isDefault: 0,
};

let mall: TestMall;
let token: string;

beforeAll(async () => {
  mall = await startMall(['auth', 'user', 'gateway'], { env: { user: { DATABASE_POOL: '16' } } });
  token = await aSignedInBuyer(mall, '+79141110001');
  // Shorter than the limit of a statement, longer than that of a call without a receiver.
  await mall.query(
    'user',
    `CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN PERFORM pg_sleep(4); RETURN NEW; END'`,
  );
  await mall.query('user', `CREATE TRIGGER dawdle BEFORE INSERT ON address EXECUTE FUNCTION dawdle()`);
}, 120_000);

/** Makes one call without the gateway. @returns its outcome and duration. */
async function save(): Promise<{ readonly end: string; readonly ms: number }> {
  const since = performance.now();
  const end = await mall
    .callAs(aBuyer())(userAddressApi)
    .create(address)
    .then(
      () => 'saved',
      (failure: { declaration: { key: string } }) => failure.declaration.key,
    );
  return { end, ms: performance.now() - since };
}

/** Resolves when so many calls have reached the database. */
const untilWorking = (count: number): Promise<true> =>
  until(
    async () => {
      const [row] = await mall.query<{ n: number }>(
        'user',
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event = 'PgSleep'`,
      );
      return row!.n >= count || undefined;
    },
    { what: `${count} calls at work`, timeoutMs: 20_000, everyMs: 20 },
  );

const untilServed = (): Promise<boolean> =>
  until(
    () =>
      mall
        .callAs(aBuyer())(userAddressApi)
        .list({})
        .then(
          () => true,
          () => undefined,
        ),
    { what: 'the service to be reached again', timeoutMs: 30_000 },
  );

it('waits for a call that takes long in the database', async () => {
  const { end, ms } = await save();
  expect(end).toBe('saved');
  expect(ms).toBeGreaterThan(4_000);
});

it('answers requests to a process that ends within seconds, in the language of their senders', async () => {
  const answer = fetch(`${mall.service('gateway').url}/api/mall4cloud_user/user_addr`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token, locale: 'zh' },
    body: JSON.stringify(address),
  });
  await untilWorking(1);
  await mall.service('user').kill9();
  const response = await answer;
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(await response.json()).toMatchObject({
    code: 'A00504',
    success: false,
    msg: '服务响应超时，请刷新后重试',
  });
  await mall.service('user').start();
});

it('distinguishes calls of a process that ended from those that another one works on', async () => {
  const second = await mall.startService('user', { env: { DATABASE_POOL: '16' } });
  const calls = Array.from({ length: 12 }, save);
  await untilWorking(12);
  await second.kill9();
  const ended = await Promise.all(calls);
  const lost = ended.filter(({ end }) => end === 'platform.timeout');
  const saved = ended.filter(({ end, ms }) => end === 'saved' && ms > 4_000);
  // NATS distributes them at random.
  expect(saved.length).toBeGreaterThan(0);
  expect(lost.length).toBeGreaterThan(0);
  expect(saved.length + lost.length).toBe(12);
  for (const { ms } of lost) expect(ms).toBeLessThan(SOON_MS);
});

it('answers everybody when NATS ends, and serves again when it is back', async () => {
  const call = save();
  await untilWorking(1);
  await mall.wipeBroker();
  const { end, ms } = await call;
  expect(end).toBe('platform.timeout');
  expect(ms).toBeLessThan(SOON_MS);
  await untilServed();
});

it('notices that NATS stops responding, and that it responds again', async () => {
  const link = await mall.nats();
  const nats = mall.brokerPid;
  const call = save();
  await untilWorking(1);
  process.kill(nats, 'SIGSTOP');
  try {
    const { end, ms } = await call;
    expect(end).toBe('platform.timeout');
    expect(ms).toBeLessThan(SOON_MS);
    expect(link.isUp).toBe(false);
    expect((await save()).end).toBe('platform.unavailable');
  } finally {
    process.kill(nats, 'SIGCONT');
  }
  await untilServed();
});
