import { jetstreamManager } from '@nats-io/jetstream';
import { startMall, until, type TestMall } from '../src/index.js';
import { submitOrders, taken, unpublished } from './events.js';

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall(['auth', 'order', 'chat']);
}, 120_000);

const allTaken = (ids: readonly string[], what: string) =>
  until(async () => ((await taken(mall, ids)).inbox === ids.length ? true : undefined), {
    what,
    timeoutMs: 45_000,
    everyMs: 200,
  });
const allSent = () =>
  until(async () => ((await unpublished(mall)) === 0 ? true : undefined), {
    what: 'an empty outbox',
    timeoutMs: 45_000,
    everyMs: 200,
  });

/** The broker comes back with nothing of what it had. */
describe('a broker that has lost its data', () => {
  it('is set up again while the services run, and no event that was written meanwhile is lost', async () => {
    const before = await submitOrders(mall, 120);
    await allTaken(before, 'events before');
    const wiped = mall.wipeBroker();
    const meanwhile = await submitOrders(mall, 80);
    await wiped;
    const after = await submitOrders(mall, 40);
    const all = [...before, ...meanwhile, ...after];
    await allTaken(all, 'events from before, while and after');
    await allSent();
    expect(await taken(mall, all)).toEqual({ inbox: 240, notices: 240, doubled: 0 });
  }, 120_000);

  it('receives the events again that it had stored and not delivered', async () => {
    await mall.service('chat').kill9();
    const lost = await submitOrders(mall, 150);
    await allSent();
    const manager = await jetstreamManager((await mall.nats()).connection);
    const before = await manager.streams.info('ORDER');
    await mall.wipeBroker();
    const whileAway = await submitOrders(mall, 10);
    await mall.service('chat').start();
    const all = [...lost, ...whileAway];
    await allTaken(all, 'what the broker had lost');
    expect(await taken(mall, all)).toEqual({ inbox: 160, notices: 160, doubled: 0 });
    expect(mall.service('order').logs()).toContain('it is filled from the outbox');
    const now = await manager.streams.info('ORDER');
    expect(now.created).not.toBe(before.created);
    // In the order of writing, earlier events first.
    const first = await manager.streams.getMessage('ORDER', { seq: 1 });
    const [oldest] = await mall.query<{ id: string }>('order', 'SELECT id FROM outbox ORDER BY seq LIMIT 1');
    expect(first?.header.get('Nats-Msg-Id')).toBe(oldest!.id);
    await until(
      async () => {
        const { num_pending, num_ack_pending } = await manager.consumers.info(
          'ORDER',
          'chat-order-submitted',
        );
        return num_pending + num_ack_pending === 0 ? true : undefined;
      },
      { what: 'a drained consumer', timeoutMs: 45_000, everyMs: 200 },
    );
    expect(await mall.query('order', 'SELECT refill_to FROM relay_state')).toEqual([{ refill_to: null }]);
    expect(await mall.query('chat', 'SELECT id FROM parked_event')).toEqual([]);
  }, 120_000);
});
