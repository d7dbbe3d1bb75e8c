import { orderContractApi, orderErrors, orderViewApi, orderVoucherApi } from '@mall/contracts/order';
import { productStockApi } from '@mall/contracts/product';
import { aService, clockEnvironment, startMall, type TestMall } from '@mall/testing';
import { borderDay } from '@mall/validation/typography';
import { aSlip, orderOne, SIGNATURE, signContract } from './deals.js';
import { eventually } from './eventually.js';
import { aReadyBuyer, aUsedCar, putOnSale, vouchForFiles, type ReadyBuyer } from './neighbours.js';

const DAY_MS = 86_400_000;

let mall: TestMall;
let buyer: ReadyBuyer;

/** Far more than clocks differ by, so that everything that used the clock of a process would fail. */
beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order'], {
    env: {
      product: clockEnvironment({ shiftMs: 30 * DAY_MS }),
      order: clockEnvironment({ shiftMs: -30 * DAY_MS }),
    },
  });
  await mall.startService('order', { env: clockEnvironment({ shiftMs: 30 * DAY_MS }) });
  await vouchForFiles(mall);
  buyer = await aReadyBuyer(mall);
}, 120_000);

async function anOrder(): Promise<string> {
  const car = aUsedCar();
  await putOnSale(mall, car);
  return orderOne(mall, buyer, car);
}

async function holdOf(orderId: string): Promise<{ status: number; days: number }> {
  const [row] = await mall.query<{ status: number; days: number }>(
    'product',
    `SELECT status, extract(epoch FROM expires_at - now())::float8 / 86400 AS days
       FROM sku_stock_lock WHERE order_key = $1`,
    [`order:${orderId}`],
  );
  return row!;
}

const stateOf = async (orderId: string): Promise<number> =>
  (await mall.callAs(buyer.caller)(orderViewApi).detail({ orderId })).status;

describe('where the clocks of the services differ by a month', () => {
  it('an order holds its car as long as the database says, and a slip lengthens that', async () => {
    const orderId = await anOrder();
    const before = await holdOf(orderId);
    expect(before).toMatchObject({ status: 0 });
    expect(before.days).toBeGreaterThan(0);
    await signContract(mall, buyer, orderId);
    // A day on which the order can have been paid, and which has passed by each of the clocks.
    await mall.query(
      'order',
      `UPDATE sales_order SET created_at = now() - interval '60 days' WHERE order_id = $1`,
      [orderId],
    );
    const paidTime = borderDay(new Date(Date.now() - 40 * DAY_MS));
    await mall
      .callAs(buyer.caller)(orderVoucherApi)
      .upload(aSlip(orderId, { bankRef: `CLOCK-${orderId}`, paidTime }));
    // Five working days are five to seven days, and the cars of an unpaid order are held for four.
    await eventually('the hold is longer', async () => (await holdOf(orderId)).days > before.days + 0.5);
    expect((await holdOf(orderId)).status).toBe(0);
  });

  it('an order is closed, and its car free again, when the database says so, and not before', async () => {
    const [kept, due] = [await anOrder(), await anOrder()];
    await mall.query(
      'order',
      `UPDATE sales_order SET pay_before = now() - interval '1 second' WHERE order_id = $1`,
      [due],
    );
    await mall.query(
      'product',
      `UPDATE sku_stock_lock SET expires_at = now() - interval '1 second' WHERE order_key = $1`,
      [`order:${due}`],
    );
    const open = await stateOf(kept);
    await eventually('the order is closed', async () => (await stateOf(due)) !== open);
    await eventually('the car is free', async () => (await holdOf(due)).status === -1);
    expect(await stateOf(kept)).toBe(open);
    expect((await holdOf(kept)).status).toBe(0);
  });

  it('a contract can be signed once it was read as long as it takes, by the clock of the database', async () => {
    const orderId = await anOrder();
    const contracts = mall.callAs(buyer.caller)(orderContractApi);
    const { contractId, hash, clauses } = await contracts.one({ orderId });
    const agreedClauseIds = clauses.map(({ clauseId }) => clauseId);
    const early = contracts.sign({ contractId, hash, agreedClauseIds, signatureImg: SIGNATURE });
    await expect(early).rejects.toMatchObject({ declaration: { key: orderErrors.clauseNotRead.key } });
    await signContract(mall, buyer, orderId);
  });

  it('a hold whose end has passed by the clock of the database is refused', async () => {
    const car = aUsedCar();
    await putOnSale(mall, car);
    const lines = [{ skuId: car.spuId, count: 1 }];
    const stock = mall.callAs(aService('order'))(productStockApi);
    const expiresAt = (ms: number) => new Date(Date.now() + ms).toISOString();
    await expect(
      stock.holdCars({ orderKey: 'clock:past', expiresAt: expiresAt(-60_000), lines }),
    ).rejects.toMatchObject({ declaration: { key: 'product.holdTermPassed' } });
    await stock.holdCars({ orderKey: 'clock:soon', expiresAt: expiresAt(60_000), lines });
  });
});
