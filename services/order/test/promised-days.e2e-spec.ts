import {
  orderErrors,
  orderLandedCostApi,
  orderMilestoneApi,
  orderSettingApi,
  orderVoucherApi,
  type MilestoneCode,
} from '@mall/contracts/order';
import { aMerchant, aStaffMember, refusal, startMall, type TestMall } from '@mall/testing';
import { borderDay, dayAfter } from '@mall/validation/typography';
import {
  aVin,
  buyerOrderApi,
  confirmOne,
  deskOrderApi,
  orderOne,
  signContract,
  uploadSlip,
} from './deals.js';
import { aReadyBuyer, aUsedCar, putOnSale, shop, vouchForFiles, type ReadyBuyer } from './neighbours.js';

let mall: TestMall;
let buyer: ReadyBuyer;
const logistics = aStaffMember(['order_view', 'order_ship', 'voucher_audit']);
const seller = aMerchant({ shopId: shop.shopId });
const steps = (who = logistics) => mall.callAs(who)(orderMilestoneApi);
beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order']);
  await vouchForFiles(mall);
  buyer = await aReadyBuyer(mall);
});

async function anOrder(): Promise<string> {
  const car = aUsedCar({ vin: aVin() });
  await putOnSale(mall, car);
  return orderOne(mall, buyer, car);
}

async function aPaidOrder(): Promise<string> {
  const orderId = await anOrder();
  await signContract(mall, buyer, orderId);
  const { voucherId } = await uploadSlip(mall, buyer, orderId);
  await mall.callAs(logistics)(orderVoucherApi).audit({ voucherId, result: 1 });
  return orderId;
}

/** Makes an order as if it had been placed and paid so many days ago. */
const paidDaysAgo = (orderId: string, days: number) =>
  mall.query(
    'order',
    `UPDATE sales_order SET paid_at = now() - make_interval(days => $2),
       created_at = now() - make_interval(days => $2 + 1) WHERE order_id = $1`,
    [orderId, days],
  );

async function stepOf(orderId: string, code: MilestoneCode, who = logistics) {
  return (await steps(who).list({ orderId })).find((step) => step.code === code)!;
}

const wayTo = async (city: string) => {
  const car = aUsedCar();
  await putOnSale(mall, car);
  const { forCar } = mall.callAs(buyer.caller)(orderLandedCostApi);
  return (await forCar({ spuId: car.spuId, city, importer: 'person', count: 1 })).way!.steps;
};

it('shows the days of the settings before checkout, keeps them as the promise, and counts them from payment', async () => {
  const today = borderDay();
  const car = aUsedCar({ vin: aVin() });
  await putOnSale(mall, car);
  await confirmOne(mall, buyer, car);
  const orderId = await orderOne(mall, buyer, car);
  const [atCar] = (await wayTo('Уссурийск')).filter(({ code }) => code === 'border');
  expect(atCar).toMatchObject({ from: dayAfter(today, 18), to: dayAfter(today, 30), orders: 0 });
  const asPromised = { promisedFrom: atCar!.from, promisedTo: atCar!.to };
  expect(await stepOf(orderId, 'border', buyer.caller)).toMatchObject({
    ...asPromised,
    expectedFrom: atCar!.from,
    expectedTo: atCar!.to,
  });

  const settings = mall.callAs(aStaffMember(['deal_setting_edit']))(orderSettingApi);
  await settings.change({ settingKey: 'wayBorderDays', value: 33 });
  await mall.query(
    'order',
    `UPDATE sales_order SET created_at = now() - interval '9 days' WHERE order_id = $1`,
    [orderId],
  );
  await signContract(mall, buyer, orderId);
  const { voucherId } = await uploadSlip(mall, buyer, orderId);
  await mall.callAs(logistics)(orderVoucherApi).audit({ voucherId, result: 1 });
  await settings.change({ settingKey: 'wayBorderDays', value: 30 });
  expect(await stepOf(orderId, 'border', buyer.caller)).toMatchObject(asPromised);
});

it('counts days from the day of payment in Vladivostok', async () => {
  const orderId = await aPaidOrder();
  const yesterday = dayAfter(borderDay(), -1);
  const promisedAfter = async (time: string) => {
    const paidAt = `${dayAfter(yesterday, -1)}T${time}Z`;
    await mall.query('order', `UPDATE sales_order SET paid_at = $2::timestamptz WHERE order_id = $1`, [
      orderId,
      paidAt,
    ]);
    return (await stepOf(orderId, 'bought')).promisedTo;
  };
  expect(await promisedAfter('13:59:59')).toBe(dayAfter(yesterday, 4));
  expect(await promisedAfter('14:00:00')).toBe(dayAfter(yesterday, 5));
});

it('states a delay once, which buyer and history show with its reason, and refuses what delays nothing', async () => {
  const orderId = await aPaidOrder();
  const { expectedTo, canDelay } = await stepOf(orderId, 'border');
  expect(canDelay).toBe(1);
  const until = dayAfter(expectedTo!, 9);
  const delay = { orderId, code: 'border', until, reason: 'borderQueue', note: 'ждём очереди' } as const;
  expect(await refusal(steps(seller).delay(delay))).not.toBe('nothing was thrown');
  expect(await refusal(steps().delay({ ...delay, until: expectedTo! }))).toBe(orderErrors.delayNotLater.key);
  expect(await refusal(steps().delay({ ...delay, until: dayAfter(until, 400) }))).toBe(
    orderErrors.delayTooFar.key,
  );
  const first = await steps().delay(delay);
  expect(await steps().delay(delay)).toEqual(first);

  expect(await stepOf(orderId, 'border', buyer.caller)).toMatchObject({
    promisedTo: expectedTo,
    expectedTo: until,
    delay: { until, reasonText: 'Очередь на границе: ждём очереди' },
    canDelay: 0,
  });
  const { timeline } = await mall.callAs(buyer.caller)(buyerOrderApi).detail({ orderId });
  expect(timeline.filter(({ action }) => action === 'delay')).toMatchObject([
    {
      reason: expect.stringMatching(
        /^Пересёк границу, не позже .*Очередь на границе: ждём очереди$/,
      ) as string,
    },
  ]);
  const events = await mall.query(
    'order',
    `SELECT 1 FROM outbox WHERE subject LIKE '%order.delayed' AND aggregate_id = $1`,
    [orderId],
  );
  expect(events).toHaveLength(1);
});

it('refuses a delay of a step that is past, and of an order that is not paid', async () => {
  const until = dayAfter(borderDay(), 100);
  const unpaid = { orderId: await anOrder(), code: 'border', until, reason: 'weather' } as const;
  expect(await refusal(steps().delay(unpaid))).toBe(orderErrors.notPaid.key);
  const orderId = await aPaidOrder();
  await steps().write({ orderId, code: 'bought', happenedOn: borderDay() });
  const past = { orderId, code: 'bought', until, reason: 'weather' } as const;
  expect(await refusal(steps().delay(past))).toBe(orderErrors.delayOfPastStep.key);
});

it('counts late steps and delays by step and carrier', async () => {
  const carrier = `Перевозчик ${aVin()}`;
  const late = await aPaidOrder();
  const inTime = await aPaidOrder();
  await steps().delay({ orderId: late, code: 'yard', until: dayAfter(borderDay(), 90), reason: 'carrier' });
  await paidDaysAgo(late, 40);
  await paidDaysAgo(inTime, 34);
  for (const orderId of [late, inTime]) {
    await mall.callAs(seller)(deskOrderApi).ship({ orderId, carrier });
    await steps().write({ orderId, code: 'yard', happenedOn: borderDay(), skipReason: 'проверка сроков' });
  }
  const figures = (await steps().figures({ days: 90 })).filter((row) => row.carrier === carrier);
  // The yard was promised within 34 days after payment.
  expect(figures).toEqual([
    { code: 'yard', label: expect.any(String), carrier, orders: 2, late: 1, lateDays: 6, delays: 1 },
  ]);
});

it('measures the way by orders that were handed over, once there are five in a city', async () => {
  for (const daysAgo of [50, 52, 54, 56, 90]) {
    const orderId = await aPaidOrder();
    await paidDaysAgo(orderId, daysAgo);
    await mall.query(
      'order',
      `UPDATE sales_order SET address = jsonb_set(address, '{city}', '"г. Находка"') WHERE order_id = $1`,
      [orderId],
    );
    await mall.callAs(seller)(deskOrderApi).ship({ orderId, carrier: 'Уссури Транс' });
    const happenedOn = borderDay();
    await steps().write({ orderId, code: 'handedOver', happenedOn, skipReason: 'проверка сроков' });
  }
  // Measured times are kept for ten minutes; another process reads them anew.
  await mall.service('order').kill9();
  await mall.service('order').start();
  const today = borderDay();
  expect((await wayTo('Находка')).at(-1)).toMatchObject({
    code: 'handedOver',
    from: dayAfter(today, 50),
    to: dayAfter(today, 90),
    orders: 5,
  });
  expect((await wayTo('Магадан')).at(-1)).toMatchObject({ to: dayAfter(today, 65), orders: 0 });
});
