import { orderErrors, orderEvents, type StateDelayDto } from '@mall/contracts/order';
import { anna, buyer, fakeClient, RecordedOutbox } from '@mall/messaging/fakes';
import { anOrder, InMemoryOrders, moverOf } from '../order/order.fakes.js';
import type { Order } from '../order/order.js';
import { InMemoryMilestones } from './milestone.fakes.js';
import { MilestoneService } from './milestone.service.js';
import { InMemoryDelays } from './order-delay.fakes.js';
import { OrderDelayService } from './order-delay.service.js';
import { plansFrom } from './way-plan.fakes.js';

const logistics = { ...anna, permissions: ['order_ship'] };

/** An order that was paid on 21 November, when it is read; the border is expected by 21 December. */
function aWay(over: Partial<Order> = {}) {
  const paidAt = new Date('2026-11-21T12:00:00Z');
  const orders = new InMemoryOrders([
    anOrder({ state: 'shipped', contractStatus: 1, paidAt, shippedAt: paidAt, ...over }),
  ]);
  const outbox = new RecordedOutbox();
  const [steps, delays, plans, mover] = [
    new InMemoryMilestones(),
    new InMemoryDelays(),
    plansFrom(),
    moverOf(orders),
  ];
  const milestones = new MilestoneService(steps, orders, mover, outbox, fakeClient({}), delays, plans);
  const service = new OrderDelayService(delays, steps, plans, orders, milestones, mover, outbox);
  const state = (delay: Partial<StateDelayDto> = {}) =>
    service.state(logistics, {
      orderId: '1001',
      code: 'border',
      until: '2026-12-30',
      reason: 'borderQueue',
      ...delay,
    });
  const viewOf = async (who: typeof anna, code = 'border') =>
    (await milestones.list(who, '1001')).find((step) => step.code === code)!;
  return { state, viewOf, orders, outbox, steps };
}

it('is shown to the buyer with its reason, and moves the steps after it', async () => {
  const { state, viewOf } = aWay();
  expect(await viewOf(logistics)).toMatchObject({ expectedTo: '2026-12-21', delay: null, canDelay: 1 });
  await state({ note: 'очередь 400 машин' });
  expect(await viewOf(buyer)).toMatchObject({
    expectedFrom: '2026-12-21',
    expectedTo: '2026-12-30',
    delay: {
      until: '2026-12-30',
      reason: 'borderQueue',
      reasonText: 'Очередь на границе: очередь 400 машин',
    },
    canDelay: 0,
  });
  expect(await viewOf(buyer, 'yard')).toMatchObject({ expectedTo: '2027-01-03', delay: null });
});

it('is told once, however often it is stated', async () => {
  const { state, outbox, orders } = aWay();
  const first = await state();
  expect(await state()).toEqual(first);
  expect(outbox.events.map(({ subject }) => subject)).toEqual([orderEvents.delayed.subject]);
  expect(orders.history.map(({ action }) => action)).toEqual(['delay']);
  await state({ until: '2027-01-05', reason: 'holiday' });
  expect(outbox.events).toHaveLength(2);
});

it.each([
  ['on a day by which the step is expected anyway', { until: '2026-12-13' }, orderErrors.delayNotLater],
  ['more than half a year away', { until: '2027-12-30' }, orderErrors.delayTooFar],
  ['for another reason without a note', { reason: 'other' }, orderErrors.delayNeedsNote],
  ['of a step before the last recorded one', { code: 'bought' }, orderErrors.delayOfPastStep],
  ['of a step that was recorded', { code: 'inspected' }, orderErrors.delayOfPastStep],
] as const)('is refused %s', async (_, delay, refusal) => {
  const { state, steps, outbox } = aWay();
  const step = { orderId: '1001', code: 'inspected', happenedOn: '2026-11-21', skipReason: 'x' } as const;
  await steps.write({} as never, step, { kind: 'staff', id: '50', name: 'anna', ip: null });
  await expect(state(delay)).rejects.toThrow(refusal.key);
  expect(outbox.events).toEqual([]);
});

it.each([
  ['unpaid', orderErrors.notPaid],
  ['completed', orderErrors.orderClosed],
  ['cancelled', orderErrors.endedWithoutSale],
] as const)('is refused for an order that is %s', async (state, refusal) => {
  await expect(aWay({ state }).state()).rejects.toThrow(refusal.key);
});
