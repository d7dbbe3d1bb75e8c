import { orderErrors, orderEvents, type WriteMilestoneDto } from '@mall/contracts/order';
import { anna, buyer, fakeClient, merchant, RecordedOutbox, stranger } from '@mall/messaging/fakes';
import { anOrder, hoursFromNow, InMemoryOrders, moverOf } from '../order/order.fakes.js';
import type { Order } from '../order/order.js';
import { InMemoryMilestones } from './milestone.fakes.js';
import { MilestoneService } from './milestone.service.js';
import { InMemoryDelays } from './order-delay.fakes.js';
import { plansFrom } from './way-plan.fakes.js';

function aWay(order: Partial<Order> = {}) {
  const createdAt = new Date('2026-11-01T12:00:00Z');
  const shippedAt = order.state === 'shipped' ? createdAt : null;
  const orders = new InMemoryOrders([
    anOrder({ state: 'toShip', contractStatus: 1, createdAt, shippedAt, ...order }),
  ]);
  const outbox = new RecordedOutbox();
  const claimed: string[] = [];
  const files = fakeClient<ConstructorParameters<typeof MilestoneService>[4]>({
    attach: async ({ fileIds }) => void claimed.push(...fileIds),
  });
  const [steps, delays] = [new InMemoryMilestones(), new InMemoryDelays()];
  const service = new MilestoneService(steps, orders, moverOf(orders), outbox, files, delays, plansFrom());
  const write = (who: typeof anna, step: Partial<WriteMilestoneDto> = {}) =>
    service.write(who, { orderId: '1001', code: 'bought', happenedOn: '2026-11-05', ...step });
  return { service, write, orders, outbox, claimed };
}

it('is recorded by staff and by the merchant of the shop, each only the steps that are theirs', async () => {
  const { write } = aWay({ state: 'shipped' });
  await write(merchant);
  await write(anna, { code: 'border', happenedOn: '2026-11-15', skipReason: 'ввезён своим ходом' });
  await expect(write(merchant, { code: 'border' })).rejects.toThrow(orderErrors.milestoneNotYours.key);
  const elsewhere = write({ ...merchant, shopId: '4' });
  await expect(elsewhere).rejects.toThrow(orderErrors.orderNotFound.key);
});

it('is refused before the order is paid', async () => {
  const { write, outbox } = aWay({ state: 'unpaid' });
  await expect(write(anna)).rejects.toThrow();
  expect(outbox.events).toEqual([]);
});

it('is refused on a day that contradicts another step', async () => {
  const { write } = aWay();
  await write(anna, { code: 'inspected', happenedOn: '2026-11-05', skipReason: 'куплен осмотренным' });
  const tooLate = write(anna, { code: 'bought', happenedOn: '2026-11-06' });
  await expect(tooLate).rejects.toThrow(orderErrors.milestoneOutOfOrder.key);
});

it('is corrected by recording it again, which the event says', async () => {
  const { write, outbox, orders } = aWay();
  await write(anna);
  const views = await write(anna, { happenedOn: '2026-11-04' });
  expect(views[0]).toMatchObject({ code: 'bought', happenedOn: '2026-11-04', corrections: 1 });
  expect(outbox.events.map(({ subject }) => subject)).toEqual([
    orderEvents.milestoneWritten.subject,
    orderEvents.milestoneWritten.subject,
  ]);
  expect(outbox.events[1]?.payload).toMatchObject({ isCorrection: true });
  expect(orders.history.map(({ action }) => action)).toEqual(['milestone', 'milestone']);
});

it('starts the time for the automatic receipt when the car stands ready, and not again by a correction', async () => {
  const { write, orders } = aWay({ state: 'shipped' });
  const receiptAt = async () => (await orders.find({ of: 'all' }, '1001'))!.autoReceiptAt;
  await write(anna, { code: 'border', happenedOn: '2026-11-15', skipReason: 'ввезён своим ходом' });
  expect(await receiptAt()).toBeNull();
  await write(anna, { code: 'yard', happenedOn: '2026-11-16' });
  expect(await receiptAt()).toEqual(hoursFromNow(60 * 24));
  const before = await receiptAt();
  await write(anna, { code: 'yard', happenedOn: '2026-11-17' });
  expect(await receiptAt()).toBe(before);
});

it('claims new files only, so that a correction may keep files of others', async () => {
  const { write, claimed } = aWay();
  const [first, second] = ['1', '2'].map((id) => ({ url: `/api/files/f/${id}`, originName: `${id}.jpg` }));
  await write(anna, { files: [first!] });
  await write(anna, { files: [first!, second!] });
  expect(claimed).toEqual(['1', '2']);
});

it('is seen by the buyer of the order and by nobody else', async () => {
  const { service } = aWay();
  expect(await service.list(buyer, '1001')).toHaveLength(8);
  await expect(service.list(stranger, '1001')).rejects.toThrow(orderErrors.orderNotFound.key);
});

describe('the order of the steps', () => {
  it('is kept, or the reason why a step is missing is given, which everybody reads', async () => {
    const { write } = aWay();
    const loaded = { code: 'loaded', happenedOn: '2026-11-08' } as const;
    await expect(write(anna, loaded)).rejects.toMatchObject({
      declaration: { key: orderErrors.milestoneSkipped.key },
      params: { missing: { ru: 'Выкуплен, Осмотрен, Экспортная лицензия' } },
    });
    await expect(write(anna, { ...loaded, skipReason: '   ' })).rejects.toThrow(
      orderErrors.milestoneSkipped.key,
    );
    const views = await write(anna, { ...loaded, skipReason: 'документы придут позже' });
    expect(views[3]).toMatchObject({ isDone: 1, skipReason: 'документы придут позже' });
    expect(
      await write(anna, { code: 'exportLicence', happenedOn: '2026-11-07', skipReason: 'за ним' }),
    ).toHaveLength(8);
  });

  it('needs no reason for a step that is recorded in its place', async () => {
    const { write, outbox } = aWay();
    const withReason = () => write(anna, { skipReason: 'лишнее объяснение' });
    const views = await withReason();
    expect(views[0]).toMatchObject({ code: 'bought', skipReason: null });
    // Sent again because the answer was lost.
    await expect(withReason()).resolves.toEqual(views);
    expect(outbox.events).toHaveLength(1);
  });

  it.each([
    ['before the order', '2026-10-31', orderErrors.milestoneTooEarly],
    ['that has not come yet at the border', '2026-11-22', orderErrors.milestoneInFuture],
  ])('takes no day %s', async (_, happenedOn, refusal) => {
    const { write } = aWay();
    await expect(write(anna, { happenedOn })).rejects.toThrow(refusal.key);
    await write(anna);
    await expect(write(anna, { happenedOn })).rejects.toThrow(refusal.key);
  });

  it.each([
    ['border', 'Пересёк границу'],
    ['yard', 'На площадке в Уссурийске'],
    ['customs', 'Таможня пройдена'],
    ['handedOver', 'Передан покупателю'],
  ] as const)('has %s only after the order was shipped, and offers it only then', async (code, ru) => {
    const step = { code, happenedOn: '2026-11-10', skipReason: 'проверка' } as const;
    const logistics = { ...anna, permissions: ['order_ship'] };
    const paid = aWay();
    await expect(paid.write(anna, step)).rejects.toMatchObject({
      declaration: { key: orderErrors.notOnItsWay.key },
      params: { milestone: { ru } },
    });
    const offered = async (way: ReturnType<typeof aWay>) =>
      (await way.service.list(logistics, '1001')).find((view) => view.code === code);
    expect(await offered(paid)).toMatchObject({ isDone: 0, canWrite: 0, waitsForShipping: 1 });
    const shipped = aWay({ state: 'shipped' });
    expect(await offered(shipped)).toMatchObject({ canWrite: 1, waitsForShipping: 0 });
    await shipped.write(anna, step);
    expect(await offered(shipped)).toMatchObject({ isDone: 1 });
  });
});

it('answers a step that is sent twice like the first time, without a correction', async () => {
  const { write, outbox } = aWay();
  const first = await write(anna, { note: 'Харбин' });
  expect(await write(anna, { note: 'Харбин' })).toEqual(first);
  expect(outbox.events).toHaveLength(1);
});

it('waits for an open refund, and so does a correction', async () => {
  const { write } = aWay({ hasOpenRefund: true });
  await expect(write(anna)).rejects.toThrow(orderErrors.refundOpen.key);
});
