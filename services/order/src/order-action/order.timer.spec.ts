import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { closeTypes, orderEvents } from '@mall/contracts/order';
import { RecordedOutbox } from '@mall/messaging/fakes';
import { anOrder, hoursFromNow, InMemoryOrders, moverOf, RecordedRepayments } from '../order/order.fakes.js';
import type { Order } from '../order/order.js';
import { OrderCloseService } from '../order/order-close.service.js';
import { OrderTimer } from './order.timer.js';

function aTimer(...changes: Partial<Order>[]) {
  const orders = new InMemoryOrders(
    changes.map((over, n) => anOrder({ orderId: String(1001 + n), ...over })),
  );
  const [outbox, mover] = [new RecordedOutbox(), moverOf(orders)];
  const closer = new OrderCloseService(mover, orders, new RecordedRepayments(), outbox);
  const stateOf = async (orderId: string) => (await orders.find({ of: 'all' }, orderId))?.state;
  return { timer: new OrderTimer(orders, mover, closer, outbox), orders, outbox, closer, stateOf };
}

const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
beforeEach(() => logged.mockClear());

const overdue = { payBefore: hoursFromNow(-1) };

test('orders that were not paid in time are closed, and their event gives the cars back', async () => {
  const { timer, orders, outbox } = aTimer(overdue, {});
  expect(await timer.closeOverdue()).toBe(1);
  expect(await orders.find({ of: 'all' }, '1001')).toMatchObject({
    state: 'cancelled',
    closeType: closeTypes.timeout.code,
  });
  expect(outbox.subjects).toEqual([orderEvents.expired.subject]);
});

test('an order that a person paid or closed in between stays as it is', async () => {
  const { timer, orders, outbox } = aTimer({ ...overdue, state: 'toConfirm' });
  orders.overdue = async () => ['1001'];
  expect(await timer.closeOverdue()).toBe(0);
  expect(outbox.events).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['was closed', { state: 'cancelled' }],
  ['was received by its buyer', { state: 'completed' }],
  ['has a refund that waits', { state: 'shipped', autoReceiptAt: hoursFromNow(-1), hasOpenRefund: true }],
] as const)('receipt of an order that %s in between is no failure', async (_, over) => {
  const { timer, orders, outbox } = aTimer(over);
  orders.receivable = async () => ['1001'];
  await timer.confirmReceipt();
  expect(outbox.events).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});

test('one order that cannot be closed does not stop the others', async () => {
  const { timer, closer, stateOf } = aTimer(overdue, overdue);
  const close = closer.close.bind(closer);
  closer.close = async (...args) => {
    if (args[1] === '1001') throw new Error('connection lost');
    return close(...args);
  };
  await timer.closeUnpaid();
  expect(logged.mock.calls).toEqual([['An order could not be moved on: Error: connection lost']]);
  expect([await stateOf('1001'), await stateOf('1002')]).toEqual(['unpaid', 'cancelled']);
});

test('receipt is confirmed when its time is over, not before', async () => {
  const shipped = { state: 'shipped' } as const;
  const { timer, orders, outbox, stateOf } = aTimer(
    { ...shipped, autoReceiptAt: hoursFromNow(-1) },
    { ...shipped, autoReceiptAt: hoursFromNow(1) },
    { ...shipped, autoReceiptAt: null },
  );
  await timer.confirmReceipt();
  const states = await Promise.all(['1001', '1002', '1003'].map(stateOf));
  expect(states).toEqual(['completed', 'shipped', 'shipped']);
  expect(outbox.events).toMatchObject([
    { subject: orderEvents.received.subject, payload: { orderId: '1001', from: 3, to: 5 } },
  ]);
  expect(orders.history).toMatchObject([{ action: 'autoReceive', actor: { kind: 'system' } }]);
  expect(await orders.find({ of: 'all' }, '1001')).toMatchObject({ completedAt: hoursFromNow(0) });
});
