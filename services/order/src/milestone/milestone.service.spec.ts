import { orderErrors, orderEvents, type WriteMilestoneDto } from '@mall/contracts/order';
import { anna, buyer, fakeClient, merchant, RecordedOutbox, stranger } from '@mall/messaging/fakes';
import { anOrder, hoursFromNow, InMemoryOrders, moverOf } from '../order/order.fakes.js';
import type { Order } from '../order/order.js';
import { InMemoryMilestones } from './milestone.fakes.js';
import { MilestoneService } from './milestone.service.js';

function aWay(order: Partial<Order> = {}) {
  const orders = new InMemoryOrders([anOrder({ state: 'toShip', contractStatus: 1, ...order })]);
  const outbox = new RecordedOutbox();
  const claimed: string[] = [];
  const files = fakeClient<ConstructorParameters<typeof MilestoneService>[4]>({
    attach: async ({ fileIds }) => void claimed.push(...fileIds),
  });
  const service = new MilestoneService(new InMemoryMilestones(), orders, moverOf(orders), outbox, files);
  const write = (who: typeof anna, step: Partial<WriteMilestoneDto> = {}) =>
    service.write(who, { orderId: '1001', code: 'bought', happenedOn: '2026-11-05', ...step });
  return { service, write, orders, outbox, claimed };
}

it('is recorded by staff and by the merchant of the shop, each only the steps that are theirs', async () => {
  const { write } = aWay();
  await write(merchant);
  await write(anna, { code: 'border', happenedOn: '2026-11-15' });
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
  await write(anna, { code: 'inspected', happenedOn: '2026-11-05' });
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
  await write(anna, { code: 'border', happenedOn: '2026-11-15' });
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
