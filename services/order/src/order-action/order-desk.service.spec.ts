import type { Caller } from '@mall/contracts/define';
import { orderErrors, orderEvents } from '@mall/contracts/order';
import { anna, RecordedOutbox } from '@mall/messaging/fakes';
import { anOrder, hoursFromNow, InMemoryOrders, moverOf, RecordedRepayments } from '../order/order.fakes.js';
import type { Order } from '../order/order.js';
import { OrderCloseService } from '../order/order-close.service.js';
import { InMemoryProposals } from '../setting/change-proposal.fakes.js';
import { InMemorySettings } from '../setting/deal-setting.fakes.js';
import type { DealSettings } from '../setting/deal-setting.repository.js';
import { OrderDeskService } from './order-desk.service.js';

const merchant: Caller = { ...anna, kind: 'merchant', shopId: '3' };

function aDesk(order: Order, settings: Partial<DealSettings> = {}, ...others: readonly Order[]) {
  const orders = new InMemoryOrders([order, ...others]);
  const outbox = new RecordedOutbox();
  const repayments = new RecordedRepayments();
  const mover = moverOf(orders);
  const closer = new OrderCloseService(mover, orders, repayments, outbox);
  const desk = new OrderDeskService(
    mover,
    closer,
    outbox,
    new InMemorySettings({ payExtensionHours: 96, ...settings }),
    new InMemoryProposals(),
  );
  const { orderId } = order;
  const now = async () => (await orders.find({ of: 'all' }, orderId))!;
  return { desk, orders, outbox, repayments, orderId, now };
}

describe('more time to pay', () => {
  it('counts from the end of the time that is left', async () => {
    const { desk, now, outbox, orders, orderId } = aDesk(anOrder({ payBefore: hoursFromNow(10) }));
    await desk.extendPayTime(anna, { orderId, hours: 24, reason: 'банк задерживает' });
    expect((await now()).payBefore).toEqual(hoursFromNow(34));
    expect(outbox.events).toMatchObject([
      {
        subject: orderEvents.payTimeExtended.subject,
        payload: { orderId, payBefore: hoursFromNow(34).toISOString() },
      },
    ]);
    expect(orders.history).toMatchObject([{ action: 'extendPayTime', reason: 'банк задерживает' }]);
  });

  it('counts from now when the time is over already', async () => {
    const { desk, now, orderId } = aDesk(anOrder({ payBefore: hoursFromNow(-5) }));
    await desk.extendPayTime(anna, { orderId, hours: 24, reason: 'банк задерживает' });
    expect((await now()).payBefore).toEqual(hoursFromNow(24));
  });

  it('is given once for one request, and once more for another of the same words', async () => {
    const { desk, now, outbox, orderId } = aDesk(anOrder({ payBefore: hoursFromNow(10) }));
    const request = { orderId, hours: 24, reason: 'банк задерживает' };
    for (const idempotencyKey of [undefined, undefined, 'press-01', 'press-01', 'press-02'])
      await desk.extendPayTime(anna, { ...request, idempotencyKey });
    expect((await now()).payBefore).toEqual(hoursFromNow(82));
    await desk.extendPayTime({ ...anna, userId: '51' }, request);
    expect((await now()).payBefore).toEqual(hoursFromNow(106));
    expect(outbox.events).toHaveLength(4);
  });

  it('is given by one person up to a total, beyond it by two, and never for longer than cars are held', async () => {
    const { desk, now, orderId } = aDesk(anOrder({ payBefore: hoursFromNow(0) }), { payExtensionHours: 30 });
    const extend = (who: Caller, hours: number) =>
      desk.extendPayTime(who, { orderId, hours, reason: `на ${hours} ч` });
    const boris: Caller = { ...anna, userId: '51', username: 'boris' };
    await extend(anna, 24);
    for (let times = 0; times < 2; times += 1)
      await expect(extend(anna, 7)).rejects.toThrow(orderErrors.extensionByTwo({ alone: 30, sum: 31 }));
    await expect(extend(boris, 8)).rejects.toThrow(orderErrors.extensionByTwo.key);
    expect(await now()).toMatchObject({ payBefore: hoursFromNow(24), extendedHours: 24 });
    await extend(anna, 8);
    expect(await now()).toMatchObject({ payBefore: hoursFromNow(32), extendedHours: 32 });
    const remedy = { ru: 'Введите не больше 688 ч', zh: '请填写不超过 688 小时', en: 'Enter at most 688 h' };
    for (const who of [anna, boris])
      await expect(extend(who, 689)).rejects.toThrow(
        orderErrors.extensionTooLong({ max: 720, given: 32, remedy }),
      );
    await expect(extend(anna, 688)).rejects.toThrow(orderErrors.extensionByTwo.key);
  });

  it('says what else the buyer can do once all of it is given', async () => {
    const { desk, orderId } = aDesk(anOrder({ payBefore: hoursFromNow(0), extendedHours: 720 }));
    const remedy = {
      ru: 'Покупатель оплачивает заказ или оформляет новый',
      zh: '请买家付款或重新下单',
      en: 'The buyer pays for the order or places a new one',
    };
    await expect(desk.extendPayTime(anna, { orderId, hours: 1, reason: 'банк задерживает' })).rejects.toThrow(
      orderErrors.extensionTooLong({ max: 720, given: 720, remedy }),
    );
  });

  it('of one order does not count as the consent for another one', async () => {
    const { desk, orderId } = aDesk(
      anOrder(),
      { payExtensionHours: 0 },
      anOrder({ orderId: '1002', orderKey: 'order:1002' }),
    );
    const asked = { hours: 24, reason: 'банк задерживает' };
    const boris: Caller = { ...anna, userId: '51', username: 'boris' };
    const refusal = orderErrors.extensionByTwo.key;
    await expect(desk.extendPayTime(anna, { ...asked, orderId })).rejects.toThrow(refusal);
    await expect(desk.extendPayTime(boris, { ...asked, orderId: '1002' })).rejects.toThrow(refusal);
  });

  it('is refused for an ended order before a second person is asked', async () => {
    const { desk, orderId } = aDesk(anOrder({ state: 'cancelled' }), { payExtensionHours: 0 });
    await expect(
      desk.extendPayTime(anna, { orderId, hours: 24, reason: 'банк задерживает' }),
    ).rejects.toThrow(orderErrors.orderClosed.key);
  });

  it('leaves the rate locked only as long as it was', async () => {
    const { desk, now, orderId } = aDesk(anOrder());
    await desk.extendPayTime(anna, { orderId, hours: 24, reason: 'банк задерживает' });
    expect((await now()).rateLockedUntil).toEqual(hoursFromNow(72));
  });
});

describe('shipping', () => {
  const paid = { state: 'toShip', contractStatus: 1 } as const;
  const car = { carrier: 'Уссури Транс' };

  it('does not start the time after which receipt confirms itself, unless the car is there already', async () => {
    const { desk, now, outbox, orderId } = aDesk(anOrder(paid));
    await desk.ship(merchant, { orderId, ...car });
    expect(await now()).toMatchObject({ state: 'shipped', autoReceiptAt: null, ...car });
    const isThere = aDesk(anOrder({ ...paid, autoReceiptDays: 14, autoReceiptAt: hoursFromNow(-24) }));
    await isThere.desk.ship(merchant, { orderId, ...car });
    expect((await isThere.now()).autoReceiptAt).toEqual(hoursFromNow(14 * 24));
    expect(outbox.events).toMatchObject([
      { subject: orderEvents.shipped.subject, payload: { orderId, from: 2, to: 3 } },
    ]);
  });

  it('keeps the number to follow it by, and the note; neither is needed', async () => {
    const { desk, now, orders, orderId } = aDesk(anOrder(paid));
    await desk.ship(merchant, { orderId, ...car, trackingNumber: 'RU-7', note: 'хрупкое' });
    expect(await now()).toMatchObject({
      trackingNumber: 'RU-7',
      deliveryNote: 'хрупкое',
      shippedAt: hoursFromNow(0),
    });
    expect(orders.history).toMatchObject([{ action: 'ship', actor: { kind: 'merchant' } }]);
    const plain = aDesk(anOrder(paid));
    await plain.desk.ship(merchant, { orderId, ...car });
    expect(await plain.now()).toMatchObject({ trackingNumber: null, deliveryNote: null });
  });

  it('of an order that was cancelled since is refused for that', async () => {
    const { desk, orderId } = aDesk(anOrder({ ...paid, state: 'cancelled', shippedAt: hoursFromNow(-9) }));
    await expect(desk.ship(merchant, { orderId, ...car })).rejects.not.toThrow(
      orderErrors.alreadyShipped.key,
    );
  });

  it('is refused before the money has come, and to the merchant of another shop', async () => {
    const { desk, orderId } = aDesk(anOrder());
    await expect(desk.ship(merchant, { orderId, ...car })).rejects.toThrow(orderErrors.notPaid.key);
    const other = aDesk(anOrder(paid)).desk.ship({ ...merchant, shopId: '4' }, { orderId, ...car });
    await expect(other).rejects.toThrow(orderErrors.orderNotFound.key);
  });
});

it('answers shipping with the same words once more like the first time, and names what was said otherwise', async () => {
  const { desk, outbox, orderId } = aDesk(anOrder({ state: 'toShip', contractStatus: 1 }));
  const shipping = { orderId, carrier: 'Уссури Транс', trackingNumber: 'RU-7' };
  await desk.ship(merchant, shipping);
  await desk.ship(merchant, shipping);
  expect(outbox.events).toHaveLength(1);
  for (const other of [{ trackingNumber: 'RU-8' }, { carrier: 'Амур Авто' }, { note: 'хрупкое' }])
    await expect(desk.ship(merchant, { ...shipping, ...other })).rejects.toMatchObject({
      declaration: { key: orderErrors.alreadyShipped.key },
      params: { carrier: 'Уссури Транс' },
    });
});

it.each([
  ['a refund is open', { hasOpenRefund: true }, orderErrors.refundOpen],
  ['a VIN is missing', { vinsMissing: 1 }, orderErrors.vinsMissing],
  ['the contract is to be checked', { contractStatus: 2 }, orderErrors.contractUnsigned],
])('ships nothing while %s', async (_, over, refusal) => {
  const { desk, orderId } = aDesk(anOrder({ state: 'toShip', contractStatus: 1, ...over }));
  await expect(desk.ship(anna, { orderId, carrier: 'Уссури Транс' })).rejects.toThrow(refusal.key);
});

describe('the fate of the cars of a cancelled order', () => {
  const paid = { state: 'toShip', creditedMinor: 10_000_000 } as const;
  const fateOf = async (order: Partial<Order>, asked: object) => {
    const { desk, outbox, orderId } = aDesk(anOrder(order));
    await desk.cancel(anna, { orderId, reason: 'машина повреждена', ...asked });
    return outbox.events[0]?.payload;
  };

  it('has to be stated where money came in, all of it or a part', async () => {
    for (const order of [paid, { state: 'unpaid', creditedMinor: 1 } as const])
      await expect(fateOf(order, {})).rejects.toThrow(orderErrors.carFateNeeded.key);
    expect(await fateOf(paid, { carFate: 'heldBack' })).toMatchObject({
      carFate: 'heldBack',
      carReason: 'машина повреждена',
      by: 'anna',
    });
    const written = { carFate: 'writtenOff', carReason: 'сгорела в порту' };
    expect(await fateOf(paid, written)).toMatchObject(written);
  });

  it('is the sale where none came in, unless another one is stated', async () => {
    expect(await fateOf({}, {})).toMatchObject({ carFate: 'onSale' });
    expect(await fateOf({}, { carFate: 'heldBack' })).toMatchObject({ carFate: 'heldBack' });
  });
});

it('answers a repeated cancellation of the same person like the first one, and tells others that it was done', async () => {
  const { desk, outbox, orderId } = aDesk(anOrder());
  await desk.cancel(anna, { orderId, reason: 'машина повреждена' });
  await desk.cancel(anna, { orderId, reason: 'машина повреждена' });
  expect(outbox.events).toHaveLength(1);
  const other = desk.cancel({ ...anna, username: 'boris' }, { orderId, reason: 'нет машины' });
  await expect(other).rejects.toThrow(orderErrors.cancelledOtherwise.key);
});

describe('a cancellation that says something else than the one in force', () => {
  const paid = { state: 'toShip', creditedMinor: 10_000_000 } as const;
  const first = { reason: 'машина повреждена', carFate: 'heldBack', carReason: 'ждёт эксперта' } as const;

  it.each([
    ['another fate', { ...first, carFate: 'onSale' }],
    ['another reason', { ...first, reason: 'нет машины' }],
    ['another reason for the fate', { ...first, carReason: 'царапина' }],
    ['no fate', { reason: first.reason }],
  ] as const)('is refused with what is in force: %s', async (_, asked) => {
    const { desk, outbox, now, orderId } = aDesk(anOrder(paid));
    await desk.cancel(anna, { orderId, ...first });
    await expect(desk.cancel(anna, { orderId, ...asked })).rejects.toMatchObject({
      declaration: { key: orderErrors.cancelledOtherwise.key },
      params: {
        by: 'anna',
        reason: 'машина повреждена',
        fate: { ru: 'Придержать, в продажу не возвращать' },
      },
    });
    await desk.cancel(anna, { orderId, ...first });
    expect(outbox.events).toHaveLength(1);
    expect(await now()).toMatchObject({ carFate: 'heldBack', carReason: 'ждёт эксперта' });
  });

  it('is compared by its reason alone where the fate was not stored', async () => {
    const { desk, orderId } = aDesk(
      anOrder({ state: 'cancelled', closeType: 7, closedBy: 'anna', closeReason: first.reason }),
    );
    await desk.cancel(anna, { orderId, ...first });
    const other = desk.cancel(anna, { orderId, ...first, reason: 'нет машины' });
    await expect(other).rejects.toThrow(orderErrors.alreadyCancelled.key);
  });
});

it('cancels with a reason, and opens the repayment of the received money', async () => {
  const { desk, orders, repayments, outbox, now, orderId } = aDesk(anOrder({ state: 'toShip' }));
  await desk.cancel(anna, { orderId, reason: 'машина повреждена', carFate: 'heldBack' });
  expect(await now()).toMatchObject({ state: 'cancelled', closeReason: 'машина повреждена' });
  expect(repayments.closed).toEqual([orderId]);
  expect(outbox.events.map(({ subject }) => subject)).toEqual([orderEvents.cancelled.subject]);
  expect(orders.history).toMatchObject([{ action: 'staffCancel', actor: { name: 'anna' } }]);
});

it.each([
  ['internal', 'noteInternal'],
  ['shown', 'noteShown'],
] as const)('writes a note that is %s into the history, and moves nothing', async (audience, action) => {
  const { desk, orders, outbox, now, orderId } = aDesk(anOrder());
  await desk.note(anna, { orderId, audience, text: 'звонил покупатель' });
  expect(orders.history).toMatchObject([{ action, reason: 'звонил покупатель', actor: { name: 'anna' } }]);
  expect((await now()).state).toBe('unpaid');
  expect(outbox.events).toEqual([]);
});

it('writes a note once when it is sent twice, and again to other readers', async () => {
  const { desk, orders, orderId } = aDesk(anOrder());
  const note = { orderId, audience: 'internal', text: 'звонил покупатель' } as const;
  await desk.note(anna, note);
  await desk.note(anna, note);
  await desk.note(anna, { ...note, audience: 'shown' });
  expect(orders.history.map(({ action }) => action)).toEqual(['noteInternal', 'noteShown']);
});
