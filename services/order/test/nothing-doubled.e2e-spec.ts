import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { platformErrors } from '@mall/contracts/define';
import { orderCartApi, orderErrors, orderMilestoneApi, orderVoucherApi } from '@mall/contracts/order';
import { productErrors, productStockApi, type ImportCarDto } from '@mall/contracts/product';
import { aService, aStaffMember, startMall, type TestMall, type TestService } from '@mall/testing';
import { borderDay, dayAfter } from '@mall/validation/typography';
import {
  aVin,
  buyerOrderApi,
  deskOrderApi,
  confirmOne,
  orderOne,
  signContract,
  uploadSlip,
} from './deals.js';
import { eventually } from './eventually.js';
import { inParallel } from './in-parallel.js';
import { untilServed } from './until-served.js';
import {
  aNewCar,
  aReadyBuyer,
  aUsedCar,
  lineOf,
  putOnSale,
  startSecondOrderService,
  vouchForFiles,
  type ReadyBuyer,
} from './neighbours.js';

let mall: TestMall;
let buyer: ReadyBuyer;
let replicas: TestService[];
const cashier = aStaffMember(['voucher_audit', 'order_cancel', 'order_view']);

beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order']);
  replicas = [mall.service('order'), await startSecondOrderService(mall)];
  await vouchForFiles(mall);
  buyer = await aReadyBuyer(mall);
});

type Press = { readonly confirmId: string; readonly idempotencyKey: string };

/** Returns the result of each call: its answer, or the key of its error. */
const outcomes = async (works: readonly Promise<unknown>[]): Promise<unknown[]> =>
  (await Promise.allSettled(works)).map((result) =>
    result.status === 'fulfilled'
      ? result.value
      : ((result.reason as { declaration?: { key: string } }).declaration?.key ?? result.reason),
  );

const stockOf = async (car: ImportCarDto): Promise<number> => {
  const skuIds = [car.spuId];
  const [found] = await mall.callAs(aService('test'))(productStockApi).carsForCart({ skuIds });
  return found!.stock;
};

const ordersOf = (car: ImportCarDto) =>
  mall.query<{ order_id: string; status: number }>(
    'order',
    'SELECT order_id, status FROM sales_order JOIN order_item USING (order_id) WHERE sku_id = $1',
    [car.spuId],
  );

it('makes one order of 100 submits with one key, and answers all of them alike', async () => {
  const car = aNewCar();
  await putOnSale(mall, car);
  const confirmId = await confirmOne(mall, buyer, car);
  const press = { confirmId, idempotencyKey: randomUUID() };
  const { submit } = mall.callAs(buyer.caller)(buyerOrderApi);
  const answers = await outcomes(Array.from({ length: 100 }, () => submit(press)));
  const [first] = await ordersOf(car);
  expect(await ordersOf(car)).toHaveLength(1);
  for (const answer of answers) expect(answer).toEqual([first!.order_id]);
  expect(await submit(press)).toEqual([first!.order_id]);
  expect(await stockOf(car)).toBe(29);
  const other = await confirmOne(mall, buyer, car);
  expect(await outcomes([submit({ ...press, confirmId: other })])).toEqual([orderErrors.repeatSubmit.key]);
  expect(await outcomes([submit({ confirmId, idempotencyKey: randomUUID() })])).toEqual([
    orderErrors.repeatSubmit.key,
  ]);
});

it('makes one order of one cart in two tabs, and releases the second tab’s hold', async () => {
  const car = aNewCar();
  await putOnSale(mall, car);
  const tabs = await aReadyBuyer(mall);
  await mall.callAs(tabs.caller)(orderCartApi).changeItem(lineOf(car, 2));
  const { confirm, submit } = mall.callAs(tabs.caller)(buyerOrderApi);
  const confirms = await Promise.all([confirm({ dvyType: 1 }), confirm({ dvyType: 1 })]);
  const answers = await outcomes(
    confirms.map(({ confirmId }) => submit({ confirmId, idempotencyKey: randomUUID() })),
  );
  expect(answers.filter((answer) => answer === orderErrors.repeatSubmit.key)).toHaveLength(1);
  expect(await ordersOf(car)).toHaveLength(1);
  expect(await stockOf(car)).toBe(28);
});

it('sells the last car once in each of three rounds of 200 buyers over two processes', async () => {
  const buyers = await inParallel(20, Array.from({ length: 200 }), () => aReadyBuyer(mall));
  for (let round = 0; round < 3; round += 1) await race(buyers);
}, 240_000);

async function race(buyers: readonly ReadyBuyer[]): Promise<void> {
  const car = aUsedCar();
  await putOnSale(mall, car);
  const confirms = await inParallel(40, buyers, (one) => confirmOne(mall, one, car));
  const answers = await outcomes(
    buyers.map((one, index) =>
      untilServed(() => {
        const press = { confirmId: confirms[index]!, idempotencyKey: `last-car-${confirms[index]}` };
        return mall.callAs(one.caller)(buyerOrderApi).submit(press);
      }),
    ),
  );
  expect(answers.filter((answer) => Array.isArray(answer))).toHaveLength(1);
  const clean: unknown[] = [productErrors.carAlreadyHeld.key, productErrors.insufficientStock.key];
  expect(answers.filter((answer) => !Array.isArray(answer) && !clean.includes(answer))).toEqual([]);
  expect(await ordersOf(car)).toHaveLength(1);
}

it('does not accept a confirmation of somebody else', async () => {
  const car = aUsedCar();
  await putOnSale(mall, car);
  const confirmId = await confirmOne(mall, buyer, car);
  const other = await aReadyBuyer(mall);
  const submitted = mall
    .callAs(other.caller)(buyerOrderApi)
    .submit({ confirmId, idempotencyKey: randomUUID() });
  expect(await outcomes([submitted])).toEqual([orderErrors.confirmExpired.key]);
  expect(await stockOf(car)).toBe(1);
});

it('puts a car back on sale when its order is cancelled, or not paid in time', async () => {
  const [left, late] = [aUsedCar(), aUsedCar()];
  await putOnSale(mall, left, late);
  const orderId = await orderOne(mall, buyer, left);
  await mall.callAs(buyer.caller)(buyerOrderApi).cancel({ orderId, reason: 'передумал' });
  await eventually('the cancelled car is on sale', async () => (await stockOf(left)) === 1);

  const unpaid = await orderOne(mall, buyer, late);
  await mall.query('order', 'UPDATE sales_order SET pay_before = now() WHERE order_id = $1', [unpaid]);
  await eventually('the expired car is on sale', async () => (await stockOf(late)) === 1, 30_000);
  const expired = await mall.callAs(buyer.caller)(buyerOrderApi).detail({ orderId: unpaid });
  expect(expired).toMatchObject({ status: 6, closeType: 1 });
});

it('writes one line of history for an order that is removed from the list twice', async () => {
  const car = aUsedCar();
  await putOnSale(mall, car);
  const orderId = await orderOne(mall, buyer, car);
  const { cancel, remove } = mall.callAs(buyer.caller)(buyerOrderApi);
  await cancel({ orderId });
  await remove({ orderId });
  await remove({ orderId });
  const lines = await mall.query<{ action: string }>(
    'order',
    'SELECT action FROM order_event WHERE order_id = $1 ORDER BY seq',
    [orderId],
  );
  expect(lines.map(({ action }) => action)).toEqual(['submit', 'cancel', 'remove']);
});

it('ends each race of slip, cancel and staff in one allowed way', async () => {
  const cars = Array.from({ length: 12 }, () => aUsedCar());
  await putOnSale(mall, ...cars);
  for (const car of cars) {
    const orderId = await orderOne(mall, buyer, car);
    await signContract(mall, buyer, orderId);
    const { cancel } = mall.callAs(buyer.caller)(buyerOrderApi);
    await outcomes([
      uploadSlip(mall, buyer, orderId),
      cancel({ orderId }),
      mall.callAs(cashier)(deskOrderApi).cancel({ orderId, reason: 'проверка', carFate: 'onSale' }),
    ]);
    const [waiting] = await mall.query<{ voucher_id: string }>(
      'order',
      'SELECT voucher_id FROM voucher WHERE order_id = $1 AND status = 0',
      [orderId],
    );
    if (waiting)
      await outcomes([
        mall.callAs(cashier)(orderVoucherApi).audit({ voucherId: waiting.voucher_id, result: 1 }),
        mall.callAs(cashier)(deskOrderApi).cancel({ orderId, reason: 'проверка', carFate: 'onSale' }),
      ]);
    const [order] = await mall.query<{ status: number; version: number; events: number }>(
      'order',
      `SELECT status, version, (SELECT count(*)::int FROM order_event e WHERE e.order_id = o.order_id) AS events
         FROM sales_order o WHERE order_id = $1`,
      [orderId],
    );
    expect([2, 6]).toContain(order!.status);
    expect(order!.events).toBe(order!.version);
  }
});

it('keeps one slip of the same slip sent twenty times', async () => {
  const car = aUsedCar();
  await putOnSale(mall, car);
  const orderId = await orderOne(mall, buyer, car);
  const sent = await Promise.all(Array.from({ length: 20 }, () => uploadSlip(mall, buyer, orderId)));
  expect(new Set(sent.map(({ voucherId }) => voucherId)).size).toBe(1);
  const kept = await mall.query('order', 'SELECT 1 FROM voucher WHERE order_id = $1', [orderId]);
  expect(kept).toHaveLength(1);
});

it('states a delay once that two members of staff state twenty times at once, and tells the buyer once', async () => {
  const car = aUsedCar({ vin: aVin() });
  await putOnSale(mall, car);
  const orderId = await orderOne(mall, buyer, car);
  await signContract(mall, buyer, orderId);
  const { voucherId } = await uploadSlip(mall, buyer, orderId);
  await mall.callAs(cashier)(orderVoucherApi).audit({ voucherId, result: 1 });
  const staff = [1, 2].map(() => aStaffMember(['order_ship', 'order_view']));
  const delay = { orderId, code: 'border', until: dayAfter(borderDay(), 90), reason: 'weather' } as const;
  const said = await outcomes(
    Array.from({ length: 20 }, (_, nth) =>
      mall
        .callAs(staff[nth % 2]!)(orderMilestoneApi)
        .delay(delay),
    ),
  );
  expect(new Set(said.map((views) => JSON.stringify(views))).size).toBe(1);
  const counted = await mall.query(
    'order',
    `SELECT (SELECT count(*)::int FROM order_delay WHERE order_id = $1) AS delays,
       (SELECT count(*)::int FROM outbox WHERE aggregate_id = $1::text AND subject LIKE '%order.delayed') AS events`,
    [orderId],
  );
  expect(counted).toEqual([{ delays: 1, events: 1 }]);
});

it('loses nothing when every replica is killed while cancels commit and go out', async () => {
  for (const afterMs of [5, 15, 40]) {
    const cars = Array.from({ length: 6 }, () => aUsedCar());
    await putOnSale(mall, ...cars);
    const orderIds = await Promise.all(cars.map((car) => orderOne(mall, buyer, car)));
    const { cancel } = mall.callAs(buyer.caller)(buyerOrderApi);
    // Some get an answer, some do not: both must agree with the stock in the end.
    orderIds.forEach((orderId) => void cancel({ orderId }).catch(() => undefined));
    await sleep(afterMs);
    await Promise.all(replicas.map((replica) => replica.kill9()));
    await Promise.all(replicas.map((replica) => replica.start()));
    const [{ n: cancelled } = { n: -1 }] = await mall.query<{ n: number }>(
      'order',
      'SELECT count(*)::int AS n FROM sales_order WHERE status = 6 AND order_id = ANY($1::bigint[])',
      [orderIds],
    );
    await eventually(
      `as many cars are on sale again as orders were cancelled: ${cancelled}`,
      async () => (await Promise.all(cars.map(stockOf))).filter((stock) => stock === 1).length === cancelled,
    );
    const unsent = 'SELECT 1 FROM outbox WHERE published_at IS NULL';
    await eventually('the outbox is empty', async () => (await mall.query('order', unsent)).length === 0);
  }
});

/** Leaves the plan of a process that ended after planning an order, so long ago. */
async function leavePlan(car: ImportCarDto, orderId: string, ago: string): Promise<Press> {
  const press = { confirmId: await confirmOne(mall, buyer, car), idempotencyKey: randomUUID() };
  await mall.query(
    'order',
    `INSERT INTO submission (user_id, idempotency_key, confirm_id, state, plan, lease, lease_until)
     VALUES ($1, $2, $3, 'planned', $4, gen_random_uuid(), now() - $5::interval)`,
    [
      buyer.caller.userId,
      press.idempotencyKey,
      press.confirmId,
      JSON.stringify({
        orders: [{ orderId, shopId: car.shopId }],
        placedAt: new Date().toISOString(),
        payBefore: new Date(Date.now() + 3_600_000).toISOString(),
        remarks: null,
      }),
      ago,
    ],
  );
  return press;
}

/** Leaves the hold of a process that ended after holding the car, too. */
const leaveHold = (car: ImportCarDto, orderId: string): Promise<unknown> =>
  mall
    .callAs(aService('order'))(productStockApi)
    .holdCars({
      orderKey: `order:${orderId}`,
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      lines: [{ skuId: car.spuId, count: 1 }],
    });

it('releases a car when the service ends after holding it and nobody tries again', async () => {
  const car = aUsedCar();
  await putOnSale(mall, car);
  await leavePlan(car, '99000001', '2 minutes');
  await leaveHold(car, '99000001');
  expect(await stockOf(car)).toBe(0);
  await eventually('the sweeper released it', async () => (await stockOf(car)) === 1, 40_000);
  expect(await ordersOf(car)).toEqual([]);
});

it('finishes the same order when a retry finds the state of a process that ended', async () => {
  const car = aUsedCar();
  await putOnSale(mall, car);
  const press = await leavePlan(car, '99000002', '1 second');
  expect(await mall.callAs(buyer.caller)(buyerOrderApi).submit(press)).toEqual(['99000002']);
  expect(await ordersOf(car)).toHaveLength(1);
});

it('continues with its own hold when the submit before never got an answer', async () => {
  const car = aUsedCar();
  await putOnSale(mall, car);
  const other = await aReadyBuyer(mall);
  const rival = { confirmId: await confirmOne(mall, other, car), idempotencyKey: randomUUID() };
  const press = await leavePlan(car, '99000003', '1 second');
  await leaveHold(car, '99000003');
  expect(await outcomes([mall.callAs(other.caller)(buyerOrderApi).submit(rival)])).toEqual([
    productErrors.carAlreadyHeld.key,
  ]);
  expect(await mall.callAs(buyer.caller)(buyerOrderApi).submit(press)).toEqual(['99000003']);
  expect(await ordersOf(car)).toHaveLength(1);
  const holds = await mall.query(
    'product',
    'SELECT order_key, status FROM sku_stock_lock WHERE sku_id = $1',
    [car.spuId],
  );
  expect(holds).toEqual([{ order_key: 'order:99000003', status: 0 }]);
});

it('continues the same submit once the product service is back', async () => {
  const car = aUsedCar();
  await putOnSale(mall, car);
  const press = { confirmId: await confirmOne(mall, buyer, car), idempotencyKey: randomUUID() };
  const { submit } = mall.callAs(buyer.caller)(buyerOrderApi);
  await mall.service('product').kill9();
  const [told] = await outcomes([submit(press)]);
  expect([platformErrors.unavailable.key, platformErrors.timeout.key]).toContain(told);
  await mall.service('product').start();
  const [orderId] = await untilServed(() => submit(press));
  expect(await ordersOf(car)).toMatchObject([{ order_id: orderId }]);
  expect(await stockOf(car)).toBe(0);
});
