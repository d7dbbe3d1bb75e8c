import { closeTypes, orderErrors, orderEvents, type OrderDetailView } from '@mall/contracts/order';
import { buyer, fakeClient, RecordedOutbox, stranger } from '@mall/messaging/fakes';
import { anOrder, hoursFromNow, InMemoryOrders, moverOf, RecordedRepayments } from '../order/order.fakes.js';
import type { Order } from '../order/order.js';
import { OrderCloseService } from '../order/order-close.service.js';
import type { OrderReadService } from '../order-view/order-read.service.js';
import type { RateService } from '../rate/rate.service.js';
import type { Rate } from '../rate/rate.js';
import { InMemorySettings } from '../setting/deal-setting.fakes.js';
import { OrderActionService } from './order-action.service.js';

const RATE = { rateScaled: 130_000, source: 'cbr', asOf: hoursFromNow(-3) } as Rate;

function actionsOn(over: Partial<Order> = {}) {
  const orders = new InMemoryOrders([anOrder(over)]);
  const [outbox, repayments] = [new RecordedOutbox(), new RecordedRepayments()];
  const mover = moverOf(orders);
  const service = new OrderActionService(
    mover,
    new OrderCloseService(mover, orders, repayments, outbox),
    fakeClient<OrderReadService>({
      detail: async (scope, orderId, { side, userId }) =>
        ({ orderId, readBy: { scope, side, userId } }) as unknown as OrderDetailView,
    }),
    outbox,
    fakeClient<RateService>({
      current: async (from, purpose) => {
        if (from !== 'CNY' || purpose !== 'payment') throw new Error('another rate');
        return RATE;
      },
    }),
    new InMemorySettings({ payHours: 48 }),
  );
  const order = async () => (await orders.find({ of: 'all' }, '1001'))!;
  return { service, orders, outbox, repayments, order };
}

describe('a cancellation by the buyer', () => {
  it('ends the order with the reason, and its event gives the cars back', async () => {
    const { service, outbox, order } = actionsOn();
    await service.cancel(buyer, { orderId: '1001', reason: 'передумал' });
    expect(await order()).toMatchObject({
      state: 'cancelled',
      closeType: closeTypes.buyer.code,
      closeReason: 'передумал',
      closedBy: 'buyer',
    });
    expect(outbox.events).toMatchObject([
      {
        subject: orderEvents.cancelled.subject,
        payload: { carFate: 'onSale', carReason: null, by: 'buyer' },
      },
    ]);
  });

  it('without a reason is possible, and for the own order only', async () => {
    const { service, order } = actionsOn();
    const theirs = service.cancel(stranger, { orderId: '1001' });
    await expect(theirs).rejects.toThrow(orderErrors.orderNotFound.key);
    await service.cancel(buyer, { orderId: '1001' });
    expect(await order()).toMatchObject({ state: 'cancelled', closeReason: null });
  });

  it('is answered once more, and refused with another reason or after staff have cancelled', async () => {
    const { service, outbox } = actionsOn();
    for (let times = 0; times < 2; times += 1)
      await service.cancel(buyer, { orderId: '1001', reason: 'передумал' });
    expect(outbox.events).toHaveLength(1);
    const other = service.cancel(buyer, { orderId: '1001', reason: 'дорого' });
    await expect(other).rejects.toThrow(orderErrors.alreadyCancelled.key);
    const byStaff = actionsOn({
      state: 'cancelled',
      closeType: closeTypes.staff.code,
      closedBy: 'buyer',
      closeReason: 'передумал',
    });
    await expect(byStaff.service.cancel(buyer, { orderId: '1001', reason: 'передумал' })).rejects.toThrow(
      orderErrors.alreadyCancelled.key,
    );
  });
});

describe('receipt', () => {
  const ready = { state: 'shipped', autoReceiptAt: hoursFromNow(24) } as const;

  it('completes the order, once, and tells others', async () => {
    const { service, orders, outbox, order } = actionsOn(ready);
    for (let times = 0; times < 2; times += 1) await service.receive(buyer, '1001');
    expect(await order()).toMatchObject({ state: 'completed', completedAt: hoursFromNow(0) });
    expect(orders.history).toMatchObject([{ action: 'receive', actor: { kind: 'buyer', id: '7' } }]);
    expect(outbox.events).toMatchObject([
      { subject: orderEvents.received.subject, payload: { orderId: '1001', userId: '7', shopId: '3' } },
    ]);
  });

  it('is confirmed by the buyer of the order only, and of a car that is there', async () => {
    const theirs = actionsOn(ready).service.receive(stranger, '1001');
    await expect(theirs).rejects.toThrow(orderErrors.orderNotFound.key);
    const early = actionsOn({ state: 'shipped' }).service.receive(buyer, '1001');
    await expect(early).rejects.toThrow(orderErrors.carNotReady.key);
  });
});

describe('an ended order', () => {
  it('is removed from the list of its buyer, once, and an open one is not', async () => {
    const { service, orders, order } = actionsOn({ state: 'cancelled' });
    await service.remove(buyer, '1001');
    expect(await order()).toMatchObject({ state: 'cancelled', buyerRemovedAt: hoursFromNow(0) });
    expect(orders.history.map(({ action }) => action)).toEqual(['remove']);
    const removed = actionsOn({ state: 'cancelled', isRemoved: true });
    await removed.service.remove(buyer, '1001');
    expect(removed.orders.history).toEqual([]);
    await expect(actionsOn().service.remove(buyer, '1001')).rejects.toThrow();
  });
});

describe('a new quote', () => {
  const over = { rateLockedUntil: hoursFromNow(-1) };

  it('counts the roubles at the rate of now, for as long as an order may take to be paid', async () => {
    const { service, outbox, order } = actionsOn({ ...over, payBefore: hoursFromNow(60) });
    expect(await service.requote(buyer, '1001')).toEqual({
      orderId: '1001',
      readBy: { scope: { of: 'buyer', userId: '7' }, side: 'buyer', userId: '7' },
    });
    expect(await order()).toMatchObject({
      rateScaled: 130_000,
      rateSource: 'cbr',
      rateAsOf: RATE.asOf,
      rateLockedUntil: hoursFromNow(48),
      totalMinor: 10_000_000,
      totalRubMinor: 130_000_000,
      contractStatus: 0,
    });
    expect(outbox.events).toMatchObject([
      {
        subject: orderEvents.requoted.subject,
        payload: {
          orderId: '1001',
          rate: 13,
          lockedUntil: hoursFromNow(48).toISOString(),
          totalRubMinor: 130_000_000,
        },
      },
    ]);
  });

  it('locks no rate for longer than the order can be paid', async () => {
    const { service, order } = actionsOn({ ...over, payBefore: hoursFromNow(10) });
    await service.requote(buyer, '1001');
    expect((await order()).rateLockedUntil).toEqual(hoursFromNow(10));
  });

  it('sends a scan back that names the earlier roubles, and leaves a signed contract', async () => {
    for (const [before, after] of [
      [2, 0],
      [1, 1],
    ]) {
      const { service, order } = actionsOn({ ...over, contractStatus: before! });
      await service.requote(buyer, '1001');
      expect((await order()).contractStatus).toBe(after);
    }
  });

  it('is made once while its rate holds, and refused while the rate of the order holds', async () => {
    const { service, outbox } = actionsOn(over);
    for (let times = 0; times < 2; times += 1) await service.requote(buyer, '1001');
    expect(outbox.events).toHaveLength(1);
    const early = actionsOn().service.requote(buyer, '1001');
    await expect(early).rejects.toThrow(orderErrors.rateLockHolds.key);
  });

  it('is made anew when the rate of the first one holds no more', async () => {
    const { service, orders, outbox } = actionsOn({ ...over, payBefore: hoursFromNow(-1) });
    for (let times = 0; times < 2; times += 1) await service.requote(buyer, '1001');
    expect(outbox.events).toHaveLength(2);
    expect(orders.history.map(({ action }) => action)).toEqual(['requote', 'requote']);
  });

  it('is made by the buyer of the order only', async () => {
    const theirs = actionsOn(over).service.requote(stranger, '1001');
    await expect(theirs).rejects.toThrow(orderErrors.orderNotFound.key);
  });
});
