import { gunzipSync } from 'node:zlib';
import { adminProcessApi, type ProcessView } from '@mall/contracts/admin';
import { processSubject } from '@mall/messaging/calls';
import {
  aBuyer,
  aStaffMember,
  refusal,
  startMall,
  type TestMall,
  type TestService,
  until,
} from '@mall/testing';

let mall: TestMall;
let second: TestService;
const operator = aStaffMember(['sys_process_view', 'sys_process_control']);
const as = (who = operator) => mall.callAs(who)(adminProcessApi);
const ALL = { current: 1, size: 100 };
const rows = async (): Promise<readonly ProcessView[]> => (await as().page(ALL)).records;
const rowsOf = async (service: string) => (await rows()).filter((row) => row.service === service);
beforeAll(async () => {
  mall = await startMall(['auth', 'admin', 'user', 'product', 'gateway']);
  second = await mall.startService('user');
}, 120_000);

it('lists every process with its figures and queues, and names services that have none', async () => {
  const found = await rows();
  expect(found.filter(({ isReachable }) => isReachable).map(({ service }) => service)).toEqual([
    'gateway',
    'auth',
    'product',
    'user',
    'user',
    'admin',
  ]);
  expect(found.find(({ service }) => service === 'chat')).toMatchObject({
    processId: 'chat',
    isReachable: false,
  });
  const user = found.find(({ service }) => service === 'user')!;
  expect(user).toMatchObject({ version: '0.1.0', logLevel: 'info', logLevelUntil: null });
  expect(user.rssBytes).toBeGreaterThan(10_000_000);
  expect(user.readings).toContainEqual({ metric: 'mall_outbox_events', label: 'publication', value: 0 });
  expect(user.readings).toContainEqual({
    metric: 'mall_consumer_pending_events',
    label: 'user-auth-account-registered',
    value: 0,
  });
  const product = found.find(({ service }) => service === 'product')!;
  expect(product.readings).toContainEqual({
    metric: 'mall_read_model_behind_seconds',
    label: null,
    value: 0,
  });
});

it('answers while a process is stopped, and names it', async () => {
  await rows();
  process.kill(second.pid, 'SIGSTOP');
  const users = await rowsOf('user');
  process.kill(second.pid, 'SIGCONT');
  expect(users.map(({ isReachable }) => isReachable).sort()).toEqual([false, true]);
  expect(users.find(({ isReachable }) => !isReachable)!.answeredTime).not.toBeNull();
});

it('keeps what failed, with the number of the request and without what the database quotes', async () => {
  await mall.query('user', 'ALTER TABLE favourite RENAME TO favourite_away');
  const buyer = aBuyer({ requestId: 'number-on-the-phone' });
  const { userFavouriteApi } = await import('@mall/contracts/user');
  expect(await refusal(mall.callAs(buyer)(userFavouriteApi).page({ pageNum: 1, pageSize: 10 }))).toBe(
    'platform.internal',
  );
  await mall.query('user', 'ALTER TABLE favourite_away RENAME TO favourite');
  const failures = (await rowsOf('user')).flatMap((row) => row.failures);
  expect(failures).toContainEqual(
    expect.objectContaining({
      name: 'op.user.favourite.page',
      kind: 'QueryFailedError 42P01',
      requestId: 'number-on-the-phone',
    }),
  );
  expect(JSON.stringify(failures)).not.toContain('favourite_away');
  const slowest = (await rowsOf('user')).flatMap((row) => row.slowest);
  expect(slowest.map(({ name }) => name)).toContain('op.user.favourite.page');
});

it('changes the level of the log in all processes of a service, and reports when it returns', async () => {
  const { processes, untilTime } = await as().setLogLevel({ service: 'user', level: 'debug', minutes: 5 });
  expect(processes).toBe(2);
  expect(Date.parse(untilTime)).toBeGreaterThan(Date.now() + 4 * 60_000);
  for (const row of await rowsOf('user')) {
    expect(row.logLevel).toBe('debug');
    expect(row.logLevelUntil).not.toBeNull();
  }
  expect((await rowsOf('product'))[0]).toMatchObject({ logLevel: 'info', logLevelUntil: null });
  expect(await refusal(as().setLogLevel({ service: 'chat', level: 'debug', minutes: 5 }))).toBe(
    'platform.unavailable',
  );
});

it.each(['cpu', 'heap'] as const)(
  'gives a %s profile only to the person who started it, one at a time',
  async (kind) => {
    const [user] = await rowsOf('user');
    const { processId } = user!;
    const { profileId } = await as().startProfile({ processId, kind, seconds: 1 });
    expect(await refusal(as().startProfile({ processId, kind, seconds: 1 }))).toBe('admin.profileIsRunning');
    const other = aStaffMember(['sys_process_control']);
    const profile = await until(
      async () => {
        const found = await as().profile({ profileId });
        return found.isReady ? found : undefined;
      },
      { what: 'the profile', timeoutMs: 20_000, everyMs: 200 },
    );
    expect(profile.fileName).toBe(`${profileId}.${kind}profile`);
    const file = JSON.parse(gunzipSync(Buffer.from(profile.content!, 'base64')).toString()) as object;
    expect(file).toHaveProperty(kind === 'cpu' ? 'nodes' : 'head');
    expect(await refusal(as(other).profile({ profileId }))).toBe('platform.notFound');
  },
);

it('requires the rights, at the service and at each process', async () => {
  const reader = aStaffMember(['sys_process_view']);
  expect((await as(reader).page(ALL)).total).toBeGreaterThan(8);
  expect(await refusal(as(reader).setLogLevel({ service: 'user', level: 'trace', minutes: 1 }))).toBe(
    'platform.forbidden',
  );
  expect(await refusal(as(aBuyer()).page(ALL))).toBe('platform.forbidden');
  const { connection } = await mall.nats();
  const unsealed = connection.request(processSubject('user'), '{"kind":"state"}', { timeout: 500 });
  await expect(unsealed).rejects.toThrow();
});
