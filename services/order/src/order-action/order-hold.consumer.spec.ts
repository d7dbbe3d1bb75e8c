import type { EventEnvelope } from '@mall/contracts/define';
import type { OrderMoved, SlipUploaded } from '@mall/contracts/order';
import { productErrors } from '@mall/contracts/product';
import { fakeClient } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { anOrder, InMemoryOrders, moverOf } from '../order/order.fakes.js';
import type { Order } from '../order/order.js';
import { OrderHoldConsumer } from './order-hold.consumer.js';

const DAY_MS = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

const event = <P extends object>(payload: P): EventEnvelope<P> => ({
  id: 'e-1',
  subject: 'event.order',
  aggregateId: '1001',
  occurredAt: '2026-11-21T12:00:00.000Z',
  tenantId: '1',
  payload,
});
const moved: OrderMoved = {
  orderId: '1001',
  orderNumber: 'UA261121-1001',
  userId: '7',
  shopId: '3',
  orderKey: 'order:1001',
  from: 1,
  to: 4,
  version: 3,
};

function aConsumer(over: Partial<Order> = {}, isDown = false) {
  const orders = new InMemoryOrders([anOrder(over)]);
  const terms: object[] = [];
  type Stock = ConstructorParameters<typeof OrderHoldConsumer>[2];
  const stock = fakeClient<Stock>({
    extendHold: async (term) => {
      terms.push(term);
      if (isDown) throw new Error('no answer');
      if (Date.parse(term.expiresAt) <= Date.now()) throw productErrors.holdTermPassed();
      return { orderKey: term.orderKey, state: 'held', lines: [] };
    },
  });
  const stateOf = async () => (await orders.findByKey('order:1001'))?.state;
  return { consumer: new OrderHoldConsumer(orders, moverOf(orders), stock), orders, terms, stateOf };
}

test('a slip holds the cars until the moment that the event names, by the version of the order', async () => {
  const { consumer, terms } = aConsumer();
  const heldUntil = inDays(3).toISOString();
  await consumer.onPaymentSlipUploaded(event({ ...moved, voucherId: '500', heldUntil } as SlipUploaded));
  const term = { orderKey: 'order:1001', orderVersion: 3, expiresAt: heldUntil, marginSeconds: 0 };
  expect(terms).toEqual([term]);
});

test('an unpaid order holds its cars a day longer than it can be paid, which other buyers do not see', async () => {
  const payBefore = inDays(1);
  const { consumer, terms } = aConsumer({ payBefore, version: 5 });
  await consumer.onPayTimeExtended(event(moved) as never);
  await consumer.onSlipRejected(event(moved) as never);
  const expiresAt = new Date(payBefore.getTime() + DAY_MS).toISOString();
  const term = { orderKey: 'order:1001', orderVersion: 5, expiresAt, marginSeconds: 86_400 };
  expect(terms).toEqual([term, term]);
});

test('a slip that claims too little changes no hold', async () => {
  const { consumer, terms } = aConsumer({ state: 'toConfirm', payBefore: inDays(1) });
  const heldUntil = inDays(1).toISOString();
  await consumer.onPaymentSlipUploaded(event({ ...moved, heldUntil, isHoldProlonged: false }) as never);
  expect(terms).toEqual([]);
});

test('a late event of an order that has moved on changes no hold', async () => {
  const { consumer, terms } = aConsumer({ state: 'toConfirm', payBefore: inDays(1) });
  await consumer.onSlipRejected(event(moved) as never);
  expect(terms).toEqual([]);
});

test('a term that the product service refuses as passed is no failure: the hold has ended by itself', async () => {
  const { consumer, terms } = aConsumer({ payBefore: inDays(-2) });
  await consumer.onPaymentPartConfirmed(event(moved) as never);
  expect(terms).toHaveLength(1);
});

test('a term that did not reach the product service is sent again', async () => {
  const { consumer } = aConsumer({ payBefore: inDays(1) }, true);
  await expect(consumer.onPayTimeExtended(event(moved) as never)).rejects.toThrow('no answer');
});

test('events of an order that nobody knows change nothing', async () => {
  const { consumer, orders, terms } = aConsumer({ orderKey: 'order:7', state: 'toShip' });
  await consumer.onSlipRejected(event(moved) as never);
  const lost = { orderKey: 'order:1001', version: 3, skuIds: [] };
  await consumer.onHoldLost(event(lost) as never, new NoDatabase().manager);
  expect([terms, orders.history]).toEqual([[], []]);
});

test.each([
  ['toShip', ['carLost']],
  ['toConfirm', ['carLost']],
  ['unpaid', []],
  ['cancelled', []],
] as const)('a lost hold of an order in %s writes the history %j', async (state, history) => {
  const { consumer, orders, stateOf } = aConsumer({ state });
  const lost = { orderKey: 'order:1001', version: 3, skuIds: [] };
  await consumer.onHoldLost(event(lost) as never, new NoDatabase().manager);
  expect(orders.history.map(({ action }) => action)).toEqual(history);
  expect(orders.history.every(({ actor }) => actor.kind === 'system')).toBe(true);
  expect(await stateOf()).toBe(state);
});
