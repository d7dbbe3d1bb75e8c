import { platformErrors } from '@mall/contracts/define';
import { dealInvariants, orderErrors, type Deal } from '@mall/contracts/order';
import { NoDatabase } from '@mall/persistence/fakes';
import { aDeal, anOrder, hoursFromNow, InMemoryOrders } from './order.fakes.js';
import type { Actor, Order } from './order.js';
import { OrderMoveService } from './order-move.service.js';

const database = new NoDatabase();
const tx = database.manager;
const anna: Actor = { kind: 'staff', id: '50', name: 'anna', ip: '10.0.0.1' };
const timer: Actor = { kind: 'system', id: null, name: null, ip: null };

/** Returns a mover whose deal is in these states, one for each time that it is read. */
function aMover(order: Order = anOrder(), ...deals: Partial<Deal>[]) {
  const orders = new InMemoryOrders([order]);
  const followed: string[] = [];
  const read: string[] = [];
  const mover = new OrderMoveService(
    database,
    orders,
    {
      read: async (_, orderId) => {
        read.push(orderId);
        return aDeal(deals[read.length - 1]);
      },
    },
    { follow: async (_, { orderId, state }, by) => void followed.push(`${orderId} ${state} ${by.name}`) },
  );
  return { mover, orders, followed, read };
}

const doubled: Partial<Deal> = { isVinElsewhere: true };

describe('an action on a locked order', () => {
  it('is refused with the rule that it broke', async () => {
    const { mover, read } = aMover(anOrder(), {}, doubled);
    const { says } = dealInvariants.vinOfOneOrder;
    await expect(mover.withLocked({ of: 'all' }, '1001', async () => 'done')).rejects.toThrow(
      orderErrors.dealContradicted({ rule: says }),
    );
    expect(read).toEqual(['1001', '1001']);
  });

  it('is not refused for a rule that was broken before, and returns its result', async () => {
    const { mover } = aMover(anOrder(), doubled, doubled);
    const work = async ({ orderId }: Order) => `done ${orderId}`;
    expect(await mover.withLocked({ of: 'all' }, '1001', work)).toBe('done 1001');
  });

  it('is refused outside of the caller’s orders', async () => {
    const { mover, read } = aMover();
    const work = mover.withLocked({ of: 'shop', shopId: '4' }, '1001', async () => 'done');
    await expect(work).rejects.toThrow(orderErrors.orderNotFound());
    expect(read).toEqual([]);
  });
});

describe('a move', () => {
  it('is written into the order and its history, and described by a fact', async () => {
    const { mover, orders } = aMover();
    const { order, fact } = await mover.move(tx, anOrder(), {
      action: 'staffCancel',
      actor: anna,
      reason: 'нет машины',
      reasonCode: 'other',
    });
    expect(order).toMatchObject({ state: 'cancelled', version: 2 });
    expect(fact).toEqual({
      orderId: '1001',
      orderNumber: 'UA261121-1001',
      userId: '7',
      shopId: '3',
      orderKey: 'order:1001',
      version: 2,
      from: 1,
      to: 6,
    });
    expect(orders.history).toEqual([
      {
        ...{ orderId: '1001', seq: 2, action: 'staffCancel', from: 1, toStatus: 6 },
        ...{ actor: anna, reason: 'нет машины', reasonCode: 'other', requestKey: null },
      },
    ]);
  });

  it('has neither reason nor code unless they are given', async () => {
    const { mover, orders } = aMover();
    await mover.move(tx, anOrder(), { action: 'staffCancel', actor: anna });
    expect(orders.history).toMatchObject([{ reason: null, reasonCode: null }]);
  });

  it('that does not fit the order is refused and writes nothing', async () => {
    const { mover, orders } = aMover();
    await expect(mover.move(tx, anOrder(), { action: 'ship', actor: anna })).rejects.toThrow(
      orderErrors.notPaid(),
    );
    expect(orders.history).toEqual([]);
  });

  it('of an order that has changed meanwhile is refused', async () => {
    const { mover } = aMover(anOrder({ version: 2 }));
    await expect(mover.move(tx, anOrder(), { action: 'staffCancel', actor: anna })).rejects.toThrow(
      platformErrors.staleData(),
    );
  });

  it.each([
    ['contract_status', 1],
    ['pay_before', hoursFromNow(1)],
    ['paid_at', hoursFromNow(1)],
    ['cancelled_at', hoursFromNow(1)],
    ['credited_minor', 5],
    ['total_rub_minor', 5],
    ['rate_scaled', 5],
    ['rate_locked_until', hoursFromNow(1)],
  ])('that changes %s renews the papers, which name it', async (column, value) => {
    const { mover, followed } = aMover();
    await mover.move(tx, anOrder(), { action: 'noteInternal', actor: anna, changes: { [column]: value } });
    expect(followed).toEqual(['1001 unpaid anna']);
  });

  it('that changes nothing on the papers leaves them', async () => {
    const { mover, followed } = aMover();
    const changes = { slip_status: 1 };
    await mover.move(tx, anOrder(), { action: 'noteInternal', actor: anna, changes });
    expect(followed).toEqual([]);
  });
});

describe('a move that was made before', () => {
  const note = { action: 'noteInternal', actor: anna } as const;
  const asked = { said: ['звонил'], idempotencyKey: 'press-1' };

  it('is known of the same person, and of nobody else', async () => {
    const { mover } = aMover();
    expect(await mover.hasMade(tx, anOrder(), note)).toBe(false);
    await mover.move(tx, anOrder(), note);
    expect(await mover.hasMade(tx, anOrder(), note)).toBe(true);
    expect(await mover.hasMade(tx, anOrder(), { ...note, actor: { ...anna, id: '51' } })).toBe(false);
    expect(await mover.hasMade(tx, anOrder(), { ...note, action: 'noteShown' })).toBe(false);
  });

  it('is repeated when the same person asks for the same', async () => {
    const { mover } = aMover();
    expect(await mover.isRepeated(tx, anOrder(), { ...note, asked })).toBe(false);
    await mover.move(tx, anOrder(), { ...note, asked });
    expect(await mover.isRepeated(tx, anOrder(), { ...note, asked })).toBe(true);
    const other = { ...asked, said: ['писал'] };
    expect(await mover.isRepeated(tx, anOrder(), { ...note, asked: other })).toBe(false);
  });

  it('is never repeated by the system, whose moves have no author', async () => {
    const { mover } = aMover(anOrder({ state: 'toShip' }));
    const lost = { action: 'carLost', actor: timer, asked } as const;
    await mover.move(tx, anOrder({ state: 'toShip' }), lost);
    expect(await mover.hasMade(tx, anOrder(), lost)).toBe(false);
    expect(await mover.isRepeated(tx, anOrder(), lost)).toBe(false);
  });
});
