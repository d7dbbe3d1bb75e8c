import { closeTypes, orderErrors, orderEvents } from '@mall/contracts/order';
import { RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { anOrder, InMemoryOrders, moverOf, RecordedRepayments } from './order.fakes.js';
import type { Actor, Order, OrderItem } from './order.js';
import { OrderCloseService } from './order-close.service.js';

const olga: Actor = { kind: 'staff', id: '51', name: 'olga', ip: null };
const tx = new NoDatabase().manager;

function aCloser(over: Partial<Order>) {
  const order = anOrder(over);
  const item = { orderItemId: '1', orderId: '1001', spuId: '8', skuId: '9', count: 2 } as OrderItem;
  const orders = new InMemoryOrders([order], [item]);
  const repayments = new RecordedRepayments();
  const outbox = new RecordedOutbox();
  const closer = new OrderCloseService(moverOf(orders), orders, repayments, outbox);
  const now = async () => (await orders.find({ of: 'all' }, order.orderId))!;
  return { closer, order, orders, repayments, outbox, now };
}

describe('an order whose money was paid out again', () => {
  it.each(['toShip', 'shipped', 'completed'] as const)(
    'ends as refunded from %s, opens no other refund, and leaves the fate of its cars open',
    async (state) => {
      const { closer, order, orders, repayments, outbox, now } = aCloser({ state });
      await closer.closeRefunded(tx, order, olga, 'машина повреждена');
      expect(await now()).toMatchObject({
        state: 'cancelled',
        closeType: closeTypes.refunded.code,
        closeReason: 'машина повреждена',
        closedBy: 'olga',
        cancelledAt: order.now,
        carFate: 'undecided',
        carReason: 'машина повреждена',
      });
      expect(repayments).toMatchObject({ closed: [], undone: [order.orderId] });
      expect(orders.history.map(({ action }) => action)).toEqual(['refundWhole']);
      expect(outbox.events).toMatchObject([
        {
          subject: orderEvents.cancelled.subject,
          payload: {
            orderId: '1001',
            closeType: closeTypes.refunded.code,
            carFate: 'undecided',
            carReason: 'машина повреждена',
            by: 'olga',
            lines: [{ skuId: '9', spuId: '8', count: 2 }],
          },
        },
      ]);
    },
  );

  it('is refused for one that was cancelled already', async () => {
    const { closer, order } = aCloser({ state: 'cancelled' });
    await expect(closer.closeRefunded(tx, order, olga, null)).rejects.toMatchObject({
      declaration: { key: 'order.orderClosed' },
    });
  });
});

describe('a cancellation that is repeated', () => {
  const cancelled = {
    state: 'cancelled',
    closeType: closeTypes.staff.code,
    closedBy: 'olga',
    closeReason: 'нет машины',
    carFate: 'heldBack',
    carReason: 'ждёт эксперта',
  } as const;
  const fate = { carFate: 'heldBack', carReason: 'ждёт эксперта' } as const;

  async function again(over: Partial<Order>, reason: string | undefined, by = olga, stated = fate) {
    const { closer, outbox, repayments } = aCloser({ ...cancelled, ...over });
    const move = { action: 'staffCancel', actor: by, ...(reason !== undefined && { reason }) } as const;
    await closer.close({ of: 'all' }, '1001', move, closeTypes.staff.code, () => stated);
    return { events: outbox.events, closed: repayments.closed };
  }

  it('in the same words is answered, and changes nothing', async () => {
    const untouched = { events: [], closed: [] };
    expect(await again({}, 'нет машины')).toEqual(untouched);
    expect(await again({ closeReason: null }, undefined)).toEqual(untouched);
    expect(await again({ carFate: null, carReason: null }, 'нет машины')).toEqual(untouched);
  });

  it('by another person names who has cancelled, why, and what was decided about the cars', async () => {
    const vera = { ...olga, name: 'vera' };
    const inForce = (over: object = {}) =>
      orderErrors.cancelledOtherwise({
        by: 'olga',
        reason: 'нет машины',
        fate: {
          ru: 'Придержать, в продажу не возвращать',
          zh: '暂不上架',
          en: 'Held back, not on sale',
        },
        ...over,
      });
    await expect(again({}, 'нет машины', vera)).rejects.toThrow(inForce());
    const open = { ru: 'ещё не принято', zh: '尚未决定', en: 'still to be made' };
    await expect(again({ carFate: 'undecided' }, 'нет машины')).rejects.toThrow(inForce({ fate: open }));
    await expect(again({ closedBy: null, closeReason: null }, 'нет машины')).rejects.toThrow(
      inForce({ by: '', reason: '' }),
    );
  });

  it('is refused where the order ended in another way, or where no fate was stored', async () => {
    const refusal = orderErrors.alreadyCancelled();
    await expect(again({ closeType: closeTypes.buyer.code }, 'нет машины')).rejects.toThrow(refusal);
    await expect(again({ carFate: null }, 'другое')).rejects.toThrow(refusal);
  });
});

describe('the event of an ended order', () => {
  const buyer: Actor = { kind: 'buyer', id: '7', name: 'ivan', ip: null };

  it.each([
    ['of staff', 'staffCancel', olga, 'нет машины'],
    ['of the buyer, who reads no reason of somebody else', 'cancel', buyer, null],
  ] as const)('says the reason %s', async (_, action, actor, said) => {
    const { closer, outbox, repayments } = aCloser({});
    await closer.close({ of: 'all' }, '1001', { action, actor, reason: 'нет машины' }, closeTypes.staff.code);
    expect(outbox.events).toMatchObject([{ payload: { reason: said } }]);
    expect(repayments.reasons).toEqual(['нет машины']);
  });

  it.each([
    ['is owed', 500, true],
    ['is not owed, because none came', 0, false],
  ])('says that money %s', async (_, creditedMinor, isOwed) => {
    const { closer, outbox } = aCloser({ creditedMinor });
    const move = { action: 'staffCancel', actor: olga, reason: 'нет машины' } as const;
    await closer.close({ of: 'all' }, '1001', move, closeTypes.staff.code);
    expect(outbox.events).toMatchObject([{ payload: { isOwed } }]);
  });

  it('says that no money is owed where all of it was paid out again', async () => {
    const { closer, order, outbox } = aCloser({ state: 'toShip', creditedMinor: 500 });
    await closer.closeRefunded(tx, order, olga, 'машина повреждена');
    expect(outbox.events).toMatchObject([{ payload: { isOwed: false, reason: null } }]);
  });
});

it('ends an order that was not paid in time without asking who ended it before', async () => {
  const { closer, outbox, now } = aCloser({ payBefore: new Date('2026-11-21T11:00:00Z') });
  const actor: Actor = { kind: 'system', id: null, name: null, ip: null };
  const close = () =>
    closer.close({ of: 'all' }, '1001', { action: 'expire', actor }, closeTypes.timeout.code);
  await close();
  expect(await now()).toMatchObject({
    state: 'cancelled',
    closeReason: null,
    closedBy: null,
    carFate: 'onSale',
  });
  expect(outbox.events).toMatchObject([
    { subject: orderEvents.expired.subject, payload: { carFate: 'onSale', carReason: null, by: null } },
  ]);
  await expect(close()).rejects.toThrow(orderErrors.orderClosed());
});
