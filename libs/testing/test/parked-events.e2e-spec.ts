import { adminParkedApi } from '@mall/contracts/admin';
import { jetstream } from '@nats-io/jetstream';
import { aBuyer, aStaffMember, refusal, startMall, type TestMall, until } from '../src/index.js';
import { submitOrders, taken } from './events.js';

let mall: TestMall;
const operator = aStaffMember(['sys_event_view', 'sys_event_replay']);
const parked = (who = operator) => mall.callAs(who)(adminParkedApi);
beforeAll(async () => {
  mall = await startMall(['auth', 'order', 'chat', 'admin'], {
    env: { chat: { EVENT_RETRY_SECONDS: '0,0,1' } },
  });
}, 120_000);

/** Makes the chat service fail at every notice of one order. */
const poison = (orderNumber: string) =>
  mall.query(
    'chat',
    `CREATE FUNCTION poison() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN IF NEW.params->>'orderNumber' = '${orderNumber}' THEN RAISE EXCEPTION 'poisoned'; END IF; RETURN NEW; END $$;
     CREATE TRIGGER poison BEFORE INSERT ON notice FOR EACH ROW EXECUTE FUNCTION poison()`,
  );

/** Staff see an event that keeps failing and can replay or discard it. */
describe('events that cannot be handled', () => {
  it('do not delay others, are listed with reason and payload, and are handled once the cause is fixed', async () => {
    await poison('POISON');
    const ids = await submitOrders(mall, 1_000, (index) => (index === 0 ? 'POISON' : `UA-${index}`));
    await until(async () => ((await taken(mall, ids)).notices === 999 ? true : undefined), {
      what: 'the 999 others',
      timeoutMs: 30_000,
      everyMs: 200,
    });
    const [event] = await until(
      async () => {
        const { records } = await parked().page({ current: 1, size: 10 });
        return records.length > 0 ? records : undefined;
      },
      { what: 'the parked event', timeoutMs: 30_000, everyMs: 200 },
    );
    expect(event).toMatchObject({
      service: 'chat',
      consumer: 'chat-order-submitted',
      subject: 'event.order.submitted',
      eventId: ids[0],
      attempts: 4,
      state: 'parked',
      settledBy: null,
    });
    expect(event!.reason).toContain('poisoned');
    expect(JSON.parse(event!.body)).toMatchObject({ id: ids[0], payload: { orderNumber: 'POISON' } });
    const { parkedId } = event!;
    expect(await parked().summary({})).toContainEqual(
      expect.objectContaining({ service: 'chat', isReachable: true, parked: 1 }),
    );
    expect(await parked().summary({})).toContainEqual(
      expect.objectContaining({ service: 'product', isReachable: false }),
    );

    const inVain = await parked().replay({ parkedIds: [parkedId] });
    expect(inVain).toMatchObject({ replayed: 0, failures: [{ parkedId }] });
    expect(await parked().one({ parkedId })).toMatchObject({ state: 'parked', attempts: 5 });

    await mall.query('chat', 'DROP TRIGGER poison ON notice; DROP FUNCTION poison()');
    expect(await parked().replay({ service: 'chat' })).toEqual({ replayed: 1, failures: [] });
    expect(await taken(mall, ids)).toEqual({ inbox: 1_000, notices: 1_000, doubled: 0 });
    expect(await parked().one({ parkedId })).toMatchObject({
      state: 'replayed',
      settledBy: operator.username,
    });
    expect((await parked().page({ current: 1, size: 10 })).total).toBe(0);
    // A second replay finds nothing to do.
    expect(await parked().replay({ parkedIds: [parkedId] })).toEqual({ replayed: 0, failures: [] });
  }, 120_000);

  it('that cannot be read as events are parked at once with a reason', async () => {
    const stream = jetstream((await mall.nats()).connection);
    await stream.publish('event.order.submitted', '{"id": "no uuid"');
    const [event] = await until(
      async () => {
        const { records } = await parked().page({ current: 1, size: 10, service: 'chat' });
        return records.length > 0 ? records : undefined;
      },
      { what: 'the undecodable event', timeoutMs: 30_000, everyMs: 200 },
    );
    expect(event).toMatchObject({ body: '{"id": "no uuid"', attempts: 1 });
    const { parkedId } = event!;
    expect((await parked().replay({ parkedIds: [parkedId] })).failures[0]!.reason).toContain(
      'cannot be read',
    );
    expect(await parked().discard({ parkedIds: [parkedId], reason: 'Пробное сообщение' })).toBe(1);
    expect(await parked().one({ parkedId })).toMatchObject({
      state: 'discarded',
      note: 'Пробное сообщение',
      settledBy: operator.username,
    });
    expect(await parked().discard({ parkedIds: [parkedId], reason: 'ещё раз' })).toBe(0);
  }, 60_000);

  it('are visible only to staff with the right', async () => {
    expect(await refusal(parked(aBuyer()).page({ current: 1, size: 10 }))).toBe('platform.forbidden');
    const reader = aStaffMember(['sys_event_view']);
    expect((await parked(reader).page({ current: 1, size: 10, state: 'discarded' })).total).toBe(1);
    expect(await refusal(parked(reader).replay({}))).toBe('platform.forbidden');
    expect(await refusal(parked(reader).discard({ parkedIds: ['chat-1'], reason: 'нет прав' }))).toBe(
      'platform.forbidden',
    );
    expect(await refusal(parked().one({ parkedId: 'chat-999' }))).toBe('platform.notFound');
  });
});
