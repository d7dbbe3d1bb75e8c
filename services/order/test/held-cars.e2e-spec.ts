import { randomUUID } from 'node:crypto';
import {
  dealSettings,
  orderCartApi,
  orderErrors,
  orderHeldCarsApi,
  orderSettingApi,
  orderVoucherApi,
  type DealSettingKey,
} from '@mall/contracts/order';
import { productStockApi, type ImportCarDto } from '@mall/contracts/product';
import { userAddressApi, userApi } from '@mall/contracts/user';
import {
  anAddress,
  aPassport,
  aReadyBuyer,
  aService,
  aStaffMember,
  startMall,
  type TestMall,
} from '@mall/testing';
import { sqlAccountHoldings, sqlHoldings } from '../src/held-cars/holdings.js';
import { aSlip, buyerOrderApi, orderOne } from './deals.js';
import { eventually } from './eventually.js';
import { aNewCar, lineOf, putOnSale, vouchForFiles, type ReadyBuyer } from './neighbours.js';

const CARS = 6;
const VALUE = 80_000_000;
const PRICE = 10_000_000;

let mall: TestMall;

const clerk = aStaffMember(['deal_setting_edit', 'buyer_view', 'hold_allow']);
const held = () => mall.callAs(clerk)(orderHeldCarsApi);

beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order']);
  await mall.startService('order');
  await vouchForFiles(mall);
  const limits: Partial<Record<DealSettingKey, number>> = {
    openOrdersPerBuyer: 1_000,
    heldCarsPerBuyer: CARS,
    heldValuePerBuyerMinor: VALUE,
    heldCarsPerNetwork: 10,
    heldValuePerNetworkMinor: 200_000_000,
  };
  // Two people raise a limit.
  for (const [settingKey, value] of Object.entries(limits))
    for (const who of [aStaffMember(['deal_setting_edit']), clerk])
      await mall
        .callAs(who)(orderSettingApi)
        .change({ settingKey: settingKey as DealSettingKey, value })
        .catch((failure: unknown) => {
          if (who === clerk || !orderErrors.limitRaisedByTwo.is(failure)) throw failure;
        });
  // The other process may use the earlier settings for two seconds.
  await mall.query('order', 'SELECT pg_sleep(2.1)');
}, 120_000);

const from = (buyer: ReadyBuyer, ip: string): ReadyBuyer => ({ ...buyer, caller: { ...buyer.caller, ip } });

async function aCar(traits: Partial<ImportCarDto> = {}): Promise<ImportCarDto> {
  const car = aNewCar({ stock: 1_000, priceFee: PRICE, wholesalePriceFee: undefined, ...traits });
  await putOnSale(mall, car);
  return car;
}

async function orderCars(buyer: ReadyBuyer, car: ImportCarDto, count: number): Promise<string> {
  const { confirmId } = await mall
    .callAs(buyer.caller)(buyerOrderApi)
    .confirm({ addrId: buyer.addrId, dvyType: 1, shopCartItem: { ...lineOf(car), count } });
  const [orderId] = await mall
    .callAs(buyer.caller)(buyerOrderApi)
    .submit({ confirmId, idempotencyKey: randomUUID() });
  return orderId!;
}

const stockOf = async (car: ImportCarDto): Promise<number> => {
  const [found] = await mall
    .callAs(aService('test'))(productStockApi)
    .carsForCart({ skuIds: [car.spuId] });
  return found!.stock;
};
const isRefused = (work: Promise<unknown>, key: string = orderErrors.tooManyHeldCars.key) =>
  expect(work).rejects.toMatchObject({ declaration: { key } });

describe('the cars that a buyer holds', () => {
  it('count by the unit: a cart line of 100 is refused with how many and what value may still be held', async () => {
    const [car, buyer] = [await aCar(), await aReadyBuyer(mall)];
    await orderCars(buyer, car, 2);
    await mall
      .callAs(buyer.caller)(orderCartApi)
      .changeItem({ ...lineOf(car), count: 100 });
    const { confirmId } = await mall
      .callAs(buyer.caller)(buyerOrderApi)
      .confirm({ addrId: buyer.addrId, dvyType: 1 });
    const submit = mall
      .callAs(buyer.caller)(buyerOrderApi)
      .submit({ confirmId, idempotencyKey: randomUUID() });
    await expect(submit).rejects.toMatchObject({
      declaration: { key: orderErrors.tooManyHeldCars.key },
      params: {
        held: { en: expect.stringMatching(/^You hold 2 worth /) as string },
        maxCars: CARS,
        cars: 4,
        value: { en: expect.stringContaining('600,000') as string },
      },
    });
    expect(await stockOf(car)).toBe(998);
    await orderCars(buyer, car, 4);
    await isRefused(orderCars(buyer, car, 1));
  });

  it('count by their value', async () => {
    const [dear, buyer] = [await aCar({ priceFee: 45_000_000 }), await aReadyBuyer(mall)];
    await orderCars(buyer, dear, 1);
    await isRefused(orderCars(buyer, dear, 1));
  });

  it('end at the limit when many are ordered at once, from two processes', async () => {
    const [car, buyer] = [await aCar(), await aReadyBuyer(mall)];
    const ends = await Promise.allSettled(Array.from({ length: 12 }, () => orderOne(mall, buyer, car)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(CARS);
    await eventually('the others are released', async () => (await stockOf(car)) === 1_000 - CARS);
  });

  it('count over accounts with one passport or one phone, together', async () => {
    const car = await aCar();
    const [first, samePassport, samePhone] = [
      await aReadyBuyer(mall),
      await aReadyBuyer(mall),
      await aReadyBuyer(mall),
    ];
    const [passportNo, mobile] = ['7701 555002', '+79145550102'];
    for (const { caller } of [first, samePassport])
      await mall
        .callAs(caller)(userApi)
        .update({ ...aPassport, passportNo });
    for (const { caller } of [first, samePhone])
      await mall.query('user', 'UPDATE profile SET mobile = $2 WHERE user_id = $1', [caller.userId, mobile]);
    await orderCars(samePassport, car, 2);
    await orderCars(samePhone, car, 2);
    await orderCars(first, car, 2);
    for (const buyer of [first]) await isRefused(orderCars(buyer, car, 1));
    // Each of the others shares one property with `first`, and none with another one.
    await isRefused(orderCars(samePassport, car, 3));
    await orderCars(samePassport, car, 2);
    const rows = (await held().list({ current: 1, size: 50, ids: [first.caller.userId!] })).records;
    expect(rows).toMatchObject([
      {
        cars: 2,
        orders: 1,
        samePassport: [samePassport.caller.userId],
        samePhone: [samePhone.caller.userId],
      },
    ]);
  });

  it('count over accounts in one network, with a far higher limit, and never against a buyer who is alone in it', async () => {
    const car = await aCar();
    const buyers = await Promise.all([1, 2, 3].map(() => aReadyBuyer(mall)));
    const [one, two, three] = buyers.map((buyer, index) => from(buyer, `203.0.113.${index + 7}`)) as [
      ReadyBuyer,
      ReadyBuyer,
      ReadyBuyer,
    ];
    await orderCars(one, car, 5);
    await orderCars(two, car, 4);
    await orderCars(three, car, 1);
    await isRefused(orderCars(three, car, 1), orderErrors.tooManyHeldInNetwork.key);
    await orderCars(from(three, '198.51.100.1'), car, 1);
    const { sameNetwork } = await held().one({ userId: three.caller.userId! });
    expect(sameNetwork).toEqual([one.caller.userId, two.caller.userId].sort((a, b) => Number(a) - Number(b)));
  });

  it('count over accounts that name the phone of one recipient, like those of one network, however it is written', async () => {
    const car = await aCar();
    const [one, two, three] = await Promise.all(
      ['+79145550177', '8 (914) 555-01-77', '+7 914 555 01 77'].map(async (mobile) => {
        const buyer = await aReadyBuyer(mall);
        await mall
          .callAs(buyer.caller)(userAddressApi)
          .change({ ...anAddress, addrId: buyer.addrId, mobile });
        return buyer;
      }) as [Promise<ReadyBuyer>, Promise<ReadyBuyer>, Promise<ReadyBuyer>],
    );
    await orderCars(one, car, 5);
    await orderCars(two, car, 4);
    const ends = await Promise.allSettled([three, three].map((buyer) => orderCars(buyer, car, 1)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await isRefused(orderCars(three, car, 1), orderErrors.tooManyHeldInNetwork.key);
    const { samePhone } = await held().one({ userId: three.caller.userId! });
    expect(samePhone).toEqual([one.caller.userId, two.caller.userId].sort((a, b) => Number(a) - Number(b)));
  });

  it('end at the limit of a network when its buyers order at once', async () => {
    const car = await aCar();
    const buyers = await Promise.all(Array.from({ length: 14 }, () => aReadyBuyer(mall)));
    const ends = await Promise.allSettled(
      buyers.map((buyer) => orderOne(mall, from(buyer, '192.0.2.9'), car)),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('count until they are paid in full; a part payment frees its value alone', async () => {
    const [car, buyer] = [await aCar(), await aReadyBuyer(mall)];
    const orderId = await orderCars(buyer, car, CARS);
    await mall.query('order', 'UPDATE sales_order SET credited_minor = 1 WHERE order_id = $1', [orderId]);
    await isRefused(orderCars(buyer, car, 1));
    expect(await held().one({ userId: buyer.caller.userId! })).toMatchObject({
      cars: CARS,
      valueFee: CARS * PRICE - 1,
    });
  });

  it('may be more for a buyer who has paid before', async () => {
    const [car, buyer] = [await aCar(), await aReadyBuyer(mall)];
    const orderId = await orderCars(buyer, car, 3);
    await mall.query(
      'order',
      `UPDATE sales_order SET status = 2, credited_minor = total_minor, contract_status = 1, voucher_status = 1,
              paid_at = now() WHERE order_id = $1`,
      [orderId],
    );
    await orderCars(buyer, car, CARS + 3);
    await isRefused(orderCars(buyer, car, 1));
    expect(await held().one({ userId: buyer.caller.userId! })).toMatchObject({
      maxCars: CARS + 3,
      maxValueFee: VALUE + 3 * PRICE,
    });
  });

  it('may be more for a buyer whom staff have allowed it, until that day, whatever the network', async () => {
    const [car, known] = [await aCar(), await aReadyBuyer(mall)];
    const buyer = from(known, '203.0.113.99');
    const userId = buyer.caller.userId!;
    await isRefused(orderCars(buyer, car, 20));
    const allowance = {
      userId,
      cars: 20,
      valueFee: 20 * PRICE,
      reason: 'Оптовый договор № 7',
      until: new Date(Date.now() + 86_400_000).toISOString(),
    };
    await expect(
      mall
        .callAs(aStaffMember(['buyer_view']))(orderHeldCarsApi)
        .allow(allowance),
    ).rejects.toMatchObject({ declaration: { key: 'platform.forbidden' } });
    await expect(
      held().allow({ ...allowance, until: new Date(Date.now() - 1_000).toISOString() }),
    ).rejects.toMatchObject({
      issues: [{ field: 'until' }],
    });
    expect(await held().allow(allowance)).toMatchObject({
      maxCars: 20,
      allowance: { reason: allowance.reason, grantedBy: clerk.username, isInForce: true },
    });
    await orderCars(buyer, car, 20);
    await isRefused(orderCars(buyer, car, 1));
    await mall.query('order', `UPDATE hold_allowance SET expires_at = now() WHERE user_id = $1`, [userId]);
    expect(await held().one({ userId })).toMatchObject({ maxCars: CARS, allowance: { isInForce: false } });
  });

  it('stand in the queue of staff, most cars first', async () => {
    const { records } = await held().list({ current: 1, size: 100, minCars: 2 });
    const counts = records.map(({ cars }) => cars);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts.every((cars) => cars >= 2)).toBe(true);
  });
});

describe('a slip that claims too little', () => {
  /** Returns for how many hours the order holds its cars, and for how many the catalogue does. */
  const hoursOf = async (orderId: string): Promise<{ order: number; product: number }> => {
    const [[order], [product]] = await Promise.all([
      mall.query<{ hours: number }>(
        'order',
        `SELECT extract(epoch FROM held_until - now())::float8 / 3600 AS hours FROM sales_order WHERE order_id = $1`,
        [orderId],
      ),
      mall.query<{ hours: number }>(
        'product',
        `SELECT extract(epoch FROM expires_at - now())::float8 / 3600 AS hours FROM sku_stock_lock WHERE order_key = $1`,
        [`order:${orderId}`],
      ),
    ]);
    return { order: order!.hours, product: product!.hours };
  };
  const LEAST_HOURS = dealSettings.payHours.initial + 24;

  it('does not prolong the hold, before or after a fair one', async () => {
    const [car, buyer] = [await aCar(), await aReadyBuyer(mall)];
    const orderId = await orderCars(buyer, car, 1);
    // From a Friday, five working days always end later than the time to pay and a day.
    await mall.query(
      'order',
      `UPDATE sales_order SET pay_before = pay_before - interval '70 hours' WHERE order_id = $1`,
      [orderId],
    );
    const { upload } = mall.callAs(buyer.caller)(orderVoucherApi);
    const send = async (amountFee: number, bankRef: string) => {
      await upload(aSlip(orderId, { amountFee, bankRef }));
      return (await hoursOf(orderId)).order;
    };
    expect(await send(1, 'PP-1')).toBeLessThan(LEAST_HOURS - 69);
    expect(await send(2_999_999, 'PP-2')).toBeLessThan(LEAST_HOURS - 69);
    const fair = await send(3_000_000, 'PP-3');
    expect(fair).toBeGreaterThan(24 * 3);
    const isHeldAsLong = async () => Math.abs((await hoursOf(orderId)).product - fair) < 1;
    await eventually('the catalogue holds the car as long', isHeldAsLong);
    expect(Math.abs((await send(1, 'PP-4')) - fair)).toBeLessThan(1);
    expect(await isHeldAsLong()).toBe(true);
  });
});

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Returns the steps of a plan without parameters that read orders, without the steps below a bitmap. */
async function readsOfOrders(subquery: string): Promise<readonly PlanNode[]> {
  const [row] = await mall.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
    'order',
    `EXPLAIN (GENERIC_PLAN, FORMAT JSON) SELECT * FROM ${subquery} AS held`,
  );
  return nodesOf(row!['QUERY PLAN'][0]!.Plan).filter((node) =>
    (node['Relation Name'] ?? node['Index Name'] ?? '').startsWith('sales_order'),
  );
}

/** A plan that is made while the table is small stays in use until the next ANALYZE, while orders come in. */
test.each([
  ['all that count for a buyer', sqlHoldings(['$1', '$2', '$3', '$4', '$5', '$6', '$7']), 6],
  ['those of an account', sqlAccountHoldings('$1', '$2'), 2],
])('a checkout finds unpaid orders by index, %s, although the table is small', async (_, subquery, count) => {
  const reads = await readsOfOrders(subquery);
  const byIndex = reads.filter((node) =>
    /user_id|passport|phone|network|mobile/.test(node['Index Cond'] ?? ''),
  );
  expect(byIndex).toHaveLength(count);
  expect(reads.filter((node) => !byIndex.includes(node) && !node['Relation Name'])).toEqual([]);
});
