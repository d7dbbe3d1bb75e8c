import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { Actor, Order, OrderItem } from './order.js';
import type { OrderRepository } from './order.repository.js';

interface Given {
  readonly repository: OrderRepository;
  readonly tx: EntityManager;
  readonly now: Date;
  /** Stores an order of buyer 7, shop 3, unpaid, that differs from `anOrder` by `over`. */
  readonly store: (over: Partial<Order>) => Promise<void>;
  readonly storeItem: (item: Pick<OrderItem, 'orderItemId' | 'orderId' | 'skuId'>) => Promise<void>;
}

const ALL = { of: 'all' } as const;
const anna: Actor = { kind: 'staff', id: '50', name: 'anna', ip: '203.0.113.7' };
const HOUR_MS = 3_600_000;
const idsOf = (orders: readonly Pick<Order, 'orderId'>[]) => orders.map(({ orderId }) => orderId);

/** Ids of three orders, in the sequence in which they were placed. */
const THREE = ['1001', '1002', '1003'];

export const orderSpecification = new Specification<Given>((arrange) => {
  const hoursFrom = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR_MS);

  it('finds an order within its scope; outside of it there is none', async () => {
    const { repository, tx, store } = await arrange();
    await store({ orderId: '1001' });
    for (const find of [
      (scope: Parameters<OrderRepository['find']>[0], id: string) => repository.find(scope, id),
      (scope: Parameters<OrderRepository['find']>[0], id: string) => repository.lock(tx, scope, id),
    ]) {
      for (const scope of [ALL, { of: 'buyer', userId: '7' }, { of: 'shop', shopId: '3' }] as const)
        expect(await find(scope, '1001')).toMatchObject({
          orderId: '1001',
          userId: '7',
          shopId: '3',
          state: 'unpaid',
          totalMinor: 10_000_000,
          creditedMinor: 0,
          hasOpenRefund: false,
          vinsMissing: 0,
          version: 1,
        });
      for (const scope of [
        { of: 'buyer', userId: '3' },
        { of: 'shop', shopId: '7' },
      ] as const)
        expect(await find(scope, '1001')).toBeUndefined();
      expect(await find(ALL, '999')).toBeUndefined();
    }
  });

  it('finds an order by the key of its hold', async () => {
    const { repository, store } = await arrange();
    await store({ orderId: '1001', orderKey: 'order:1001' });
    expect((await repository.findByKey('order:1001'))?.orderId).toBe('1001');
    expect(await repository.findByKey('order:999')).toBeUndefined();
  });

  it('lists the newest order first, whatever the sequence of the ids, and none from outside of the scope', async () => {
    const { repository, store } = await arrange();
    for (const orderId of THREE) await store({ orderId });
    await store({ orderId: '1004', userId: '8' });
    const ids = ['1002', '1004', '1001', '1003', '999'];
    expect(idsOf(await repository.findMany({ of: 'buyer', userId: '7' }, ids))).toEqual([
      '1003',
      '1002',
      '1001',
    ]);
    expect(await repository.findMany(ALL, ['1001'])).toHaveLength(1);
    expect(await repository.findMany(ALL, [])).toEqual([]);
  });

  it('lists the lines of the requested orders, as they were ordered', async () => {
    const { repository, tx, store, storeItem } = await arrange();
    for (const orderId of THREE) await store({ orderId });
    await storeItem({ orderItemId: '1', orderId: '1002', skuId: '22' });
    await storeItem({ orderItemId: '2', orderId: '1001', skuId: '23' });
    await storeItem({ orderItemId: '3', orderId: '1001', skuId: '21' });
    await storeItem({ orderItemId: '4', orderId: '1003', skuId: '21' });
    const items = await repository.itemsOf(['1001', '1002'], tx);
    expect(items.map(({ orderItemId }) => orderItemId)).toEqual(['1', '2', '3']);
    expect(await repository.itemsOf([])).toEqual([]);
  });

  it('moves an order on from the version that was read, and only once', async () => {
    const { repository, tx, store } = await arrange();
    await store({ orderId: '1001' });
    await store({ orderId: '1002' });
    const order = (await repository.find(ALL, '1001'))!;
    const changes = { slip_status: 1, credited_minor: 5, carrier: 'СДЭК' };
    const moved = await repository.move(tx, order, 'toConfirm', changes);
    const after = { state: 'toConfirm', slipStatus: 1, creditedMinor: 5, carrier: 'СДЭК', version: 2 };
    expect(moved).toMatchObject({ orderId: '1001', ...after });
    expect(await repository.move(tx, order, 'unpaid', { slip_status: 0 })).toBeUndefined();
    expect(await repository.find(ALL, '1001')).toMatchObject(after);
    expect(await repository.find(ALL, '1002')).toMatchObject({ state: 'unpaid', version: 1 });
  });

  it('keeps one event for each version of an order, in their sequence', async () => {
    const { repository, tx, store } = await arrange();
    await store({ orderId: '1001' });
    await store({ orderId: '1002' });
    const event = { action: 'remind', from: 1, actor: anna, reason: null };
    const order = (await repository.find(ALL, '1001'))!;
    const moved = (await repository.move(tx, order, 'toConfirm', {}))!;
    await repository.recordEvent(tx, moved, { ...event, action: 'handIn', reason: 'part' });
    await repository.recordEvent(tx, order, event);
    await repository.recordEvent(tx, (await repository.find(ALL, '1002'))!, event);
    await expect(repository.recordEvent(tx, order, event)).rejects.toMatchObject({ code: '23505' });
    expect(await repository.eventsOf('1001')).toMatchObject([
      { seq: 1, action: 'remind', fromStatus: 1, toStatus: 1, reason: null },
      {
        seq: 2,
        action: 'handIn',
        toStatus: 4,
        reason: 'part',
        reasonCode: null,
        actorKind: 'staff',
        actorId: '50',
        actorName: 'anna',
        ip: '203.0.113.7',
        createdAt: expect.any(Date) as Date,
      },
    ]);
    expect(await repository.eventsOf('999')).toEqual([]);
  });

  it('returns what a person has done to an order by an action, with their request', async () => {
    const { repository, tx, store } = await arrange();
    await store({ orderId: '1001' });
    const first = (await repository.find(ALL, '1001'))!;
    const note = { action: 'noteShown', from: 1, actor: anna, reason: 'звонок' };
    await repository.recordEvent(tx, first, note);
    const second = (await repository.move(tx, first, 'unpaid', {}))!;
    await repository.recordEvent(tx, second, { ...note, requestKey: 'k-1' });
    const third = (await repository.move(tx, second, 'unpaid', {}))!;
    await repository.recordEvent(tx, third, { ...note, actor: { ...anna, id: '51' }, requestKey: 'k-2' });
    const at = expect.any(Date) as Date;
    expect(await repository.madeBy(tx, '1001', 'noteShown', '50')).toEqual([
      { requestKey: null, at },
      { requestKey: 'k-1', at },
    ]);
    expect(await repository.madeBy(tx, '1001', 'noteInternal', '50')).toEqual([]);
    expect(await repository.madeBy(tx, '1002', 'noteShown', '50')).toEqual([]);
  });

  it('names unpaid orders whose time is over, the longest over first, up to the limit', async () => {
    const { repository, store, now } = await arrange();
    await store({ orderId: '1001', payBefore: hoursFrom(now, -1) });
    await store({ orderId: '1002', payBefore: hoursFrom(now, -2) });
    await store({ orderId: '1003', payBefore: hoursFrom(now, 1) });
    await store({ orderId: '1004', payBefore: hoursFrom(now, -3), state: 'toConfirm' });
    expect(await repository.overdue(10)).toEqual(['1002', '1001']);
    expect(await repository.overdue(1)).toEqual(['1002']);
  });

  it('names shipped orders whose receipt is confirmed automatically now, the longest due first, up to the limit', async () => {
    const { repository, store, now } = await arrange();
    const paid = { contractStatus: 1, voucherStatus: 1, paidAt: hoursFrom(now, -100) };
    const shipped = { ...paid, state: 'shipped', shippedAt: hoursFrom(now, -50) } as const;
    await store({ ...shipped, orderId: '1001', autoReceiptAt: hoursFrom(now, -1) });
    await store({ ...shipped, orderId: '1002', autoReceiptAt: hoursFrom(now, -2) });
    await store({ ...shipped, orderId: '1003', autoReceiptAt: hoursFrom(now, 1) });
    await store({ ...shipped, orderId: '1004', autoReceiptAt: null });
    await store({ ...paid, orderId: '1005', state: 'toShip', autoReceiptAt: hoursFrom(now, -1) });
    // A refund of it waits.
    await store({ ...shipped, orderId: '1006', autoReceiptAt: hoursFrom(now, -3), hasOpenRefund: true });
    expect(await repository.receivable(10)).toEqual(['1002', '1001']);
    expect(await repository.receivable(1)).toEqual(['1002']);
  });
});
