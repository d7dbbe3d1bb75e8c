import { createDataSource, deleteInBatches } from '@mall/persistence';
import { startMall, until, type TestMall } from '@mall/testing';
import { deleteOldEvents, deleteSettledEvents } from '@mall/messaging';

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall(['chat'], {
    env: { chat: { EVENT_RETENTION_SECONDS: '1', EVENTS_KEPT_DAYS: '20' } },
  });
}, 60_000);

const addOut = (name: string, days: number, sent: boolean, count = 1): Promise<unknown> =>
  mall.query(
    'chat',
    `INSERT INTO outbox (subject, aggregate_id, tenant_id, payload, occurred_at, published_at)
     SELECT 'event.chat.aged', $1, '1', '{}', now() - make_interval(days => $2), CASE WHEN $3 THEN now() END
       FROM generate_series(1, $4)`,
    [name, days, sent, count],
  );
const addIn = (name: string, days: number): Promise<unknown> =>
  mall.query(
    'chat',
    `INSERT INTO inbox (consumer, event_id, handled_at)
     VALUES ($1, gen_random_uuid(), now() - make_interval(days => $2))`,
    [name, days],
  );
const left = async (): Promise<string[]> => {
  const rows = await mall.query<{ name: string }>(
    'chat',
    `SELECT DISTINCT aggregate_id AS name FROM outbox UNION SELECT consumer FROM inbox ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
};
const alarms = async () => {
  const answer = await fetch(`${mall.service('chat').url}/health/alarms`);
  return { status: answer.status, ...((await answer.json()) as object) };
};

it('is done by every service: old events go, in outbox and inbox', async () => {
  await addIn('taken of old', 21);
  await addIn('taken of late', 19);
  await addOut('sent of old', 21, true, 2_500);
  await addOut('sent of late', 19, true);
  await until(async () => ((await left()).length === 2 ? true : undefined), {
    what: 'only late events',
    timeoutMs: 30_000,
  });
  expect(await left()).toEqual(['sent of late', 'taken of late']);
});

it('deletes answers that were kept for a day', async () => {
  await mall.query(
    'chat',
    `INSERT INTO kept_answer (person, operation, request_key, request_hash, lease_until, created_at)
     SELECT 'buyer 7', 'op.chat.aged', hours::text, '', now(), now() - make_interval(hours => hours) FROM unnest('{23, 25}'::int[]) hours`,
  );
  const keys = () => mall.query<{ key: string }>('chat', 'SELECT request_key AS key FROM kept_answer');
  const isDeleted = async () => ((await keys()).length === 1 ? true : undefined);
  await until(isDeleted, { what: 'only the younger answer', timeoutMs: 30_000 });
  expect(await keys()).toEqual([{ key: '23' }]);
});

it('raises an alarm while an event is parked', async () => {
  expect(await alarms()).toEqual({ status: 200, parked: 0, parkedSince: null, late: 0, lateSince: null });
  await mall.query(
    'chat',
    `INSERT INTO parked_event (consumer, subject, event_id, body, reason, deliveries)
     VALUES ('chat-aged', 'event.chat.aged', '1', '{}', 'no reason', 6)`,
  );
  expect(await alarms()).toMatchObject({ status: 503, parked: 1, late: 0 });
  await until(() => Promise.resolve(/Events are parked/.test(mall.service('chat').logs()) || undefined), {
    what: 'a line in the log',
    timeoutMs: 30_000,
  });
  await mall.query('chat', `DELETE FROM parked_event`);
  expect(await alarms()).toMatchObject({ status: 200, parked: 0 });
});

it('keeps what was never sent, however old it is', async () => {
  // Without the service, no process sends the event.
  await mall.service('chat').stop();
  await addOut('unsent of old', 400, false);
  await addOut('sent of old', 400, true);
  const source = await createDataSource({
    url: mall.infrastructure.databaseUrls.chat,
    entities: [],
    migrations: [],
    applicationName: 'retention',
  }).initialize();
  try {
    expect(await deleteOldEvents(source, 20)).toBe(1);
    expect(await deleteOldEvents(source, 20)).toBe(0);
  } finally {
    await source.destroy();
  }
  expect(await left()).toEqual(['sent of late', 'taken of late', 'unsent of old']);
});

it('deletes what staff have settled long ago, and other expired rows, a thousand at a time', async () => {
  await mall.query(
    'chat',
    `INSERT INTO parked_event (consumer, subject, event_id, body, reason, deliveries, state, settled_at)
     SELECT 'chat-aged', 'event.chat.aged', n::text, '{}', 'none', 6, 'discarded', now() - interval '31 days'
       FROM generate_series(1, 2500) n
     UNION ALL SELECT 'chat-aged', 'event.chat.aged', 'late', '{}', 'none', 6, 'replayed', now() - interval '29 days'
     UNION ALL SELECT 'chat-aged', 'event.chat.aged', 'waiting', '{}', 'none', 6, 'parked', NULL`,
  );
  await mall.query(
    'chat',
    `INSERT INTO contact_code (reader, address, hash, salt, sent_at)
     SELECT 'buyer:1', 'a@example.com', 'x', gen_random_uuid(), now() - make_interval(days => n) FROM generate_series(1, 3) n`,
  );
  const source = await createDataSource({
    url: mall.infrastructure.databaseUrls.chat,
    entities: [],
    migrations: [],
    applicationName: 'retention',
  }).initialize();
  try {
    expect(await deleteSettledEvents(source, 30)).toBe(2_500);
    const codes = { table: 'contact_code', where: 'sent_at < $1', inOrderOf: 'code_id' };
    const twoDaysAgo = new Date(Date.now() - 1.5 * 86_400_000);
    expect(await deleteInBatches(source, { ...codes, values: [twoDaysAgo] })).toBe(2);
  } finally {
    await source.destroy();
  }
  const left = await mall.query<{ event_id: string }>('chat', `SELECT event_id FROM parked_event ORDER BY 1`);
  expect(left.map(({ event_id }) => event_id)).toEqual(['late', 'waiting']);
});
