import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { setUpStreams } from '@mall/messaging/broker';
import { startMall, until, type TestMall } from '../src/index.js';
import { submitOrders, taken } from './events.js';

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall(['auth', 'order', 'chat']);
}, 120_000);

const shipped = (count: number) => submitOrders(mall, count, (index) => `UA-${index}`, 'event.order.shipped');
const allTaken = (ids: readonly string[], what: string) =>
  until(async () => ((await taken(mall, ids)).inbox === ids.length ? true : undefined), {
    what,
    timeoutMs: 45_000,
    everyMs: 200,
  });

/** Starts this release where a migration has renamed the consumer `chat-shipped` in the tables, and the broker still has it. */
test('a renamed consumer handles what is new, nothing twice, and leaves no durable consumer behind', async () => {
  const manager = await jetstreamManager((await mall.nats()).connection);
  const before = await shipped(30);
  await allTaken(before, 'events of before');

  await mall.service('chat').stop();
  await manager.consumers.delete('ORDER', 'chat-order-shipped');
  await manager.consumers.add('ORDER', {
    durable_name: 'chat-shipped',
    filter_subject: 'event.order.shipped',
    ack_policy: AckPolicy.Explicit,
  });
  const meanwhile = await shipped(5);
  await setUpStreams((await mall.nats()).connection, { forgetAfterMs: 0 });
  await mall.service('chat').start();

  const all = [...before, ...meanwhile];
  await allTaken(all, 'events written while the service was away');
  await until(
    async () => {
      const { num_pending, num_ack_pending } = await manager.consumers.info('ORDER', 'chat-order-shipped');
      return num_pending + num_ack_pending === 0 ? true : undefined;
    },
    { what: 'the whole stream read again', timeoutMs: 45_000, everyMs: 200 },
  );
  expect(await taken(mall, all)).toEqual({ inbox: 35, notices: 35, doubled: 0 });
  expect(await mall.query('chat', 'SELECT DISTINCT consumer FROM inbox')).toEqual([
    { consumer: 'chat-order-shipped' },
  ]);
  const names: string[] = [];
  for await (const { name } of manager.consumers.list('ORDER')) names.push(name);
  expect(names).toContain('chat-order-shipped');
  expect(names).not.toContain('chat-shipped');
}, 120_000);

/** During an upgrade, services of the previous release read from consumers that this release does not declare. */
test('a durable consumer that is not declared stays while somebody reads from it, and for an hour after', async () => {
  const { connection } = await mall.nats();
  const manager = await jetstreamManager(connection);
  await manager.consumers.add('ORDER', {
    durable_name: 'chat-of-before',
    filter_subject: 'event.order.ofBefore',
    ack_policy: AckPolicy.Explicit,
  });
  await setUpStreams(connection);
  const consumer = await jetstream(connection).consumers.get('ORDER', 'chat-of-before');
  const reading = consumer.next({ expires: 5_000 });
  await until(async () => ((await consumer.info()).num_waiting > 0 ? true : undefined), {
    what: 'a reader',
    timeoutMs: 10_000,
  });
  await setUpStreams(connection, { forgetAfterMs: 0 });
  expect((await consumer.info()).name).toBe('chat-of-before');

  expect(await reading).toBeNull();
  await setUpStreams(connection, { forgetAfterMs: 0 });
  await expect(consumer.info()).rejects.toThrow(/not found/);
}, 60_000);
