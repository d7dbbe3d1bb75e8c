import { Logger } from '@nestjs/common';
import { closeTypes, orderEvents } from '@mall/contracts/order';
import { RecordedOutbox } from '@mall/messaging/fakes';
import { anOrder, hoursFromNow, InMemoryOrders, moverOf, RecordedRepayments } from '../order/order.fakes.js';
import type { Order } from '../order/order.js';
import { OrderCloseService } from '../order/order-close.service.js';
import { OrderTimer } from './order.timer.js';

Logger.overrideLogger(false);

function aTimer(...changes: Partial<Order>[]) {
  const orders = new InMemoryOrders(
    changes.map((over, n) => anOrder({ orderId: String(1001 + n), ...over })),
  );
  const [outbox, mover] = [new RecordedOutbox(), moverOf(orders)];
  const closer = new OrderCloseService(mover, orders, new RecordedRepayments(), outbox);
  const stateOf = async (orderId: string) => (await orders.find({ of: 'all' }, orderId))?.state;
  return { timer: new OrderTimer(orders, mover, closer, outbox), orders, outbox, closer, stateOf };
}

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
});

test('one order that cannot be closed does not stop the others', async () => {
  const { timer, closer, stateOf } = aTimer(overdue, overdue);
  const close = closer.close.bind(closer);
  closer.close = async (...args) => {
    if (args[1] === '1001') throw new Error('connection lost');
    return close(...args);
  };
  expect(await timer.closeOverdue()).toBe(1);
  expect([await stateOf('1001'), await stateOf('1002')]).toEqual(['unpaid', 'cancelled']);
});

test('receipt is confirmed when its time is over, not before', async () => {
  const shipped = { state: 'shipped' } as const;
  const { timer, outbox, stateOf } = aTimer(
    { ...shipped, autoReceiptAt: hoursFromNow(-1) },
    { ...shipped, autoReceiptAt: hoursFromNow(1) },
    { ...shipped, autoReceiptAt: null },
  );
  await timer.confirmReceipt();
  const states = await Promise.all(['1001', '1002', '1003'].map(stateOf));
  expect(states).toEqual(['completed', 'shipped', 'shipped']);
  expect(outbox.subjects).toEqual([orderEvents.received.subject]);
});
