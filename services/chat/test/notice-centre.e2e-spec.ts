import { randomUUID } from 'node:crypto';
import { chatErrors, chatNoticeApi, chatNoticeSettingsApi } from '@mall/contracts/chat';
import type { Caller } from '@mall/contracts/define';
import { orderEvents } from '@mall/contracts/order';
import {
  productEvents,
  type CarBatch,
  type CarFreed,
  type CarPublished,
  type CarWithdrawn,
} from '@mall/contracts/product';
import { tenantEvents } from '@mall/contracts/tenant';
import { aBuyer, aMerchant, anId, aStaffMember, startMall, until, type TestMall } from '@mall/testing';
import { publishEvent, publishMove } from './notice-events.js';

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall(['auth', 'admin', 'chat']);
  // A second process answers every other request.
  await mall.startService('chat');
}, 120_000);

const as = (caller: Caller) => mall.callAs(caller)(chatNoticeApi);

const unread = (reader: Caller, count: number): Promise<true> =>
  until(async () => ((await as(reader).count({})).unread === count ? true : undefined), {
    what: `${count} unread notices`,
    timeoutMs: 15_000,
  });

const firstPage = { pageNum: 1, pageSize: 20 };

describe('the notices of a buyer', () => {
  it('are listed in the language of the question, with their kind and the order they lead to', async () => {
    const buyer = aBuyer();
    const { orderId, orderNumber } = await publishMove(mall, buyer.userId!);
    await unread(buyer, 1);
    const { list, total } = await as({ ...buyer, locale: 'zh' }).page(firstPage);
    expect(total).toBe(1);
    expect(list).toMatchObject([{ kind: 'payment', subject: 'order', subjectId: orderId, isRead: false }]);
    expect(list[0]!.text).toContain(`订单 ${orderNumber} 付款已确认`);
  });

  it('come once, however often their event is delivered', async () => {
    const buyer = aBuyer();
    const id = randomUUID();
    for (let delivery = 0; delivery < 3; delivery += 1) await publishMove(mall, buyer.userId!, { id });
    await publishMove(mall, buyer.userId!, { subject: orderEvents.shipped.subject });
    await unread(buyer, 2);
    const { list } = await as(buyer).page(firstPage);
    expect(list.map(({ kind }) => kind).sort()).toEqual(['delivery', 'payment']);
    expect((await as(buyer).page({ ...firstPage, kind: 'delivery' })).total).toBe(1);
  });

  it('are read one by one and altogether, for every process and nobody else', async () => {
    const [buyer, other] = [aBuyer(), aBuyer()];
    for (let n = 0; n < 3; n += 1) await publishMove(mall, buyer.userId!);
    await publishMove(mall, other.userId!);
    await unread(buyer, 3);
    await unread(other, 1);
    const { list } = await as(buyer).page(firstPage);
    const oldest = list[2]!.noticeId;
    await Promise.all(Array.from({ length: 4 }, () => as(buyer).read({ noticeId: oldest })));
    for (let process = 0; process < 4; process += 1) await unread(buyer, 2);
    expect((await as(buyer).page({ ...firstPage, onlyUnread: true })).total).toBe(2);

    await as(buyer).readAll({ upToId: list[1]!.noticeId });
    await unread(buyer, 1);
    await as(buyer).readAll({ upToId: list[0]!.noticeId });
    await unread(buyer, 0);
    expect((await as(buyer).page(firstPage)).list.every(({ isRead }) => isRead)).toBe(true);
    await unread(other, 1);
  });

  it('are not read by somebody else', async () => {
    const [buyer, other] = [aBuyer(), aBuyer()];
    await publishMove(mall, buyer.userId!);
    await unread(buyer, 1);
    const { list } = await as(buyer).page(firstPage);
    await expect(as(other).read({ noticeId: list[0]!.noticeId })).rejects.toMatchObject({
      declaration: { key: chatErrors.noticeNotFound.key },
    });
    await as(other).readAll({ upToId: list[0]!.noticeId });
    await unread(buyer, 1);
  });

  it('stay read when the mark has moved over them', async () => {
    const buyer = aBuyer();
    for (let n = 0; n < 2; n += 1) await publishMove(mall, buyer.userId!);
    await unread(buyer, 2);
    await mall.query(
      'chat',
      `UPDATE notice SET created_at = now() - interval '2 hours' WHERE recipient = $1`,
      [`person:${buyer.userId}`],
    );
    const { list } = await as(buyer).page(firstPage);
    await as(buyer).readAll({ upToId: list[0]!.noticeId });
    await unread(buyer, 0);
    const rows = await mall.query('chat', `SELECT FROM notice_read WHERE reader = $1`, [
      `person:${buyer.userId}`,
    ]);
    expect(rows).toHaveLength(0);
    await publishMove(mall, buyer.userId!);
    await unread(buyer, 1);
  });
});

describe('the notices of staff', () => {
  it('are those of their rights, and each member reads them separately', async () => {
    const [cashier, colleague] = [aStaffMember(['voucher_audit']), aStaffMember(['voucher_audit'])];
    const packer = aStaffMember(['order_ship']);
    const before = (await as(cashier).page(firstPage)).total;
    const { orderNumber } = await publishMove(mall, anId(), {
      subject: orderEvents.paymentSlipUploaded.subject,
    });
    await until(async () => ((await as(cashier).page(firstPage)).total > before ? true : undefined), {
      what: 'the slip is announced',
      timeoutMs: 15_000,
    });
    const { list } = await as(cashier).page(firstPage);
    expect(list[0]!.text).toContain(orderNumber);
    await as(cashier).read({ noticeId: list[0]!.noticeId });
    expect((await as(cashier).page(firstPage)).list[0]!.isRead).toBe(true);
    expect((await as(colleague).page(firstPage)).list[0]!.isRead).toBe(false);
    expect((await as(packer).page(firstPage)).list.map(({ noticeId }) => noticeId)).not.toContain(
      list[0]!.noticeId,
    );
  });
});

it('notifies everybody who waited for a car that it is free again, with a link to it', async () => {
  const [first, second] = [aBuyer(), aBuyer({ locale: 'zh' })];
  const payload: CarFreed = {
    spuId: anId(),
    name: { ru: 'Хавал H6', zh: '哈弗 H6', en: 'Haval H6' },
    personIds: [first.userId!, second.userId!],
  };
  const id = randomUUID();
  for (let delivery = 0; delivery < 2; delivery += 1)
    await publishEvent(mall, productEvents.carFreed.subject, payload, id);
  for (const reader of [first, second]) await unread(reader, 1);
  const { list } = await as(second).page(firstPage);
  expect(list).toMatchObject([{ kind: 'reminder', subject: 'car', subjectId: payload.spuId }]);
  expect(list[0]!.text).toContain('哈弗 H6 已恢复销售');
});

it('notifies the merchants of a shop of decisions of staff on their listings, with the reason, and not of their own actions', async () => {
  const shopId = anId();
  const [owner, colleague] = [aMerchant({ shopId }), aMerchant({ shopId, locale: 'zh' })];
  const name = { ru: 'Хавал H6', zh: '哈弗 H6', en: 'Haval H6' };
  const published = (over: Partial<CarPublished>) =>
    publishEvent(mall, productEvents.carPublished.subject, { spuId: anId(), shopId, name, ...over });
  const withdrawn = (over: Partial<CarWithdrawn>) =>
    publishEvent(mall, productEvents.carWithdrawn.subject, { spuId: anId(), shopId, name, ...over });
  const approved = anId();
  await published({ spuId: approved, isApproved: true });
  await published({ isApproved: false });
  // As release 0.1.0 sends it.
  await publishEvent(mall, productEvents.carWithdrawn.subject, { spuId: anId(), shopId, cause: 'takenDown' });
  await withdrawn({ cause: 'offShelf', isByStaff: false });
  await withdrawn({ cause: 'rejected', isByStaff: true, reason: 'Нет фото салона' });
  await withdrawn({ cause: 'takenDown', isByStaff: true, reason: '里程表被调' });
  for (const reader of [owner, colleague]) await unread(reader, 3);
  const texts = async (reader: Caller) => (await as(reader).page(firstPage)).list.map(({ text }) => text);
  expect((await texts(owner)).map((text) => text.replace(/\s/g, ' ')).sort()).toEqual([
    expect.stringContaining('снят с продажи администрацией'),
    expect.stringMatching(/«Хавал H6» не прошло проверку.*Причина: Нет фото салона$/),
    expect.stringContaining('«Хавал H6» прошло проверку'),
  ]);
  expect(await texts(colleague)).toContain('“哈弗 H6”已被平台下架，须由平台恢复。原因：里程表被调');
  const { list } = await as(owner).page({ ...firstPage, kind: 'shop' });
  expect(list).toContainEqual(expect.objectContaining({ subject: 'car', subjectId: approved }));
  expect((await as(aMerchant({ shopId: anId() })).page(firstPage)).total).toBe(0);
});

it('notifies a shop of cars that staff put on sale, once for those that they put on sale together', async () => {
  const [shopId, batchId] = [anId(), randomUUID()];
  const owner = aMerchant({ shopId });
  const publish = (model: string, batch?: CarBatch) =>
    publishEvent(mall, productEvents.carPublished.subject, {
      spuId: anId(),
      shopId,
      name: { ru: model, zh: model, en: model },
      isApproved: false,
      isByStaff: true,
      batch,
    });
  await publish('Tank 300');
  for (const model of ['H6', 'Jolion']) await publish(model, { batchId, cars: 2 });
  await unread(owner, 2);
  const { list } = await as(owner).page(firstPage);
  expect(list.map(({ text }) => text.replace(/\s/g, ' ')).sort()).toEqual([
    expect.stringMatching(/автомобили вашего магазина: 2, в том числе «(H6|Jolion)»/),
    expect.stringContaining('опубликовал автомобиль «Tank 300»'),
  ]);
});

it('notifies a shop once of the cars that were taken down together', async () => {
  const [shopId, batchId, otherId] = [anId(), randomUUID(), randomUUID()];
  const owner = aMerchant({ shopId });
  const takeDown = (model: string, batch: CarBatch) =>
    publishEvent(mall, productEvents.carWithdrawn.subject, {
      spuId: anId(),
      shopId,
      name: { ru: model, zh: model, en: model },
      cause: 'takenDown',
      reason: 'Недостоверный пробег',
      isByStaff: true,
      batch,
    });
  for (const model of ['H6', 'Jolion', 'Dargo']) await takeDown(model, { batchId, cars: 3 });
  for (const model of ['Monjaro', 'Atlas']) await takeDown(model, { batchId: otherId, cars: 2 });
  await unread(owner, 2);
  const { list } = await as(owner).page(firstPage);
  expect(list.map(({ text }) => text.replace(/\s/g, ' ')).sort()).toEqual([
    expect.stringMatching(/автомобили вашего магазина: 2, в том числе «(Monjaro|Atlas)»/),
    expect.stringMatching(
      /автомобили вашего магазина: 3, в том числе «(H6|Jolion|Dargo)».*Недостоверный пробег$/,
    ),
  ]);
});

it('notifies reviewers of work that waits too long, each of their own kind', async () => {
  const [applicationId, oldestSpuId] = [anId(), anId()];
  const shop = { shopId: anId(), ownerUserId: anId(), applicationId };
  await publishEvent(mall, tenantEvents.reviewLate.subject, shop);
  await publishEvent(mall, productEvents.reviewsLate.subject, { cars: 3, oldestSpuId });
  const reviewers = [aStaffMember(['shop_review']), aStaffMember(['car_review'])];
  for (const [at, subjectId] of [applicationId, oldestSpuId].entries())
    await until(
      async () =>
        (await as(reviewers[at]!).page(firstPage)).list.find((one) => one.subjectId === subjectId) && true,
      { what: 'the reviewer is told', timeoutMs: 15_000 },
    );
});

it('notifies whoever decides about cars that one of them is in another order meanwhile', async () => {
  const spuId = anId();
  const name = { ru: 'Haval Jolion', zh: '哈弗初恋', en: 'Haval Jolion' };
  const payload = { spuId, name, orderNumber: 'UA000012-34', cars: 1 };
  await publishEvent(mall, productEvents.carsHeldElsewhere.subject, payload);
  const decider = aStaffMember(['car_fate']);
  const text = await until(
    async () => (await as(decider).page(firstPage)).list.find((one) => one.subjectId === spuId)?.text,
    { what: 'the decider is told', timeoutMs: 15_000 },
  );
  expect(text.replace(/\s/g, ' ')).toMatch(
    /^Заказ UA000012-34 отменён с решением не продавать «Haval Jolion»/,
  );
  expect((await as(aStaffMember(['order_view'])).page(firstPage)).list).toEqual([]);
});

it('keeps what a reader has chosen for a kind and a channel', async () => {
  const buyer = aBuyer();
  const settings = mall.callAs(buyer)(chatNoticeSettingsApi);
  const isOn = async (kind: string): Promise<boolean> =>
    (await settings.own({})).settings.find((one) => one.kind === kind && one.channel === 'page')!.isOn;
  expect(await isOn('delivery')).toBe(true);
  await settings.set({ kind: 'delivery', channel: 'page', isOn: false });
  expect([await isOn('delivery'), await isOn('payment')]).toEqual([false, true]);
  await settings.set({ kind: 'delivery', channel: 'page', isOn: true });
  expect(await isOn('delivery')).toBe(true);
});
