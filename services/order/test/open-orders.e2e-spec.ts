import { randomUUID } from 'node:crypto';
import { orderErrors, orderVoucherApi } from '@mall/contracts/order';
import { productStockApi, type ImportCarDto } from '@mall/contracts/product';
import { userApi } from '@mall/contracts/user';
import { aPassport, aReadyBuyer, aService, aStaffMember, startMall, type TestMall } from '@mall/testing';
import { aSlip, buyerOrderApi, confirmOne, orderOne } from './deals.js';
import { eventually } from './eventually.js';
import { aNewCar, aUsedCar, putOnSale, vouchForFiles, type ReadyBuyer } from './neighbours.js';

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order']);
  await mall.startService('order');
  await vouchForFiles(mall);
});

const stockOf = async (car: ImportCarDto): Promise<number> => {
  const [found] = await mall
    .callAs(aService('test'))(productStockApi)
    .carsForCart({ skuIds: [car.spuId] });
  return found!.stock;
};

const keyOf = (failure: unknown): string | undefined =>
  (failure as { declaration?: { key: string } }).declaration?.key;

const submit = (buyer: ReadyBuyer, confirmId: string): Promise<readonly string[]> =>
  mall.callAs(buyer.caller)(buyerOrderApi).submit({ confirmId, idempotencyKey: randomUUID() });

async function aCar(traits: Partial<ImportCarDto> = {}): Promise<ImportCarDto> {
  const car = aNewCar({ stock: 30, ...traits });
  await putOnSale(mall, car);
  return car;
}

describe('open orders', () => {
  it('end at the cap when twenty are submitted at once, and the other cars are on sale again', async () => {
    const [car, buyer] = [await aCar(), await aReadyBuyer(mall)];
    const confirmIds = await Promise.all(Array.from({ length: 20 }, () => confirmOne(mall, buyer, car)));
    const ends = await Promise.allSettled(confirmIds.map((confirmId) => submit(buyer, confirmId)));
    const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [keyOf(end.reason)] : []));
    expect(refusals).toEqual(Array.from({ length: 17 }, () => orderErrors.tooManyOpenOrders.key));
    await eventually('the others are released', async () => (await stockOf(car)) === 27);
  });

  it('are counted by passport, whatever account they are placed from', async () => {
    const [car, passportNo] = [await aCar(), '7700 555001'];
    const accounts = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const buyer = await aReadyBuyer(mall);
        const spelled = index % 2 === 0 ? passportNo : passportNo.replace(' ', '-');
        await mall
          .callAs(buyer.caller)(userApi)
          .update({ ...aPassport, passportNo: spelled });
        return buyer;
      }),
    );
    const ends = await Promise.allSettled(accounts.map((buyer) => orderOne(mall, buyer, car)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('no longer count once one is cancelled or its money is confirmed', async () => {
    const [car, buyer] = [await aCar(), await aReadyBuyer(mall)];
    const orderIds = [];
    for (let count = 0; count < 3; count += 1) orderIds.push(await orderOne(mall, buyer, car));
    await expect(orderOne(mall, buyer, car)).rejects.toMatchObject({
      declaration: { key: orderErrors.tooManyOpenOrders.key },
    });
    await mall.callAs(buyer.caller)(buyerOrderApi).cancel({ orderId: orderIds[0]! });
    await orderOne(mall, buyer, car);
    await mall.query('order', 'UPDATE sales_order SET credited_minor = 1 WHERE order_id = $1', [orderIds[1]]);
    await orderOne(mall, buyer, car);
    await expect(orderOne(mall, buyer, car)).rejects.toMatchObject({
      declaration: { key: orderErrors.tooManyOpenOrders.key },
    });
  });
});

describe('payment slips', () => {
  it('are limited for the buyer, also when they are handed in at once', async () => {
    const [car, buyer] = [await aCar(), await aReadyBuyer(mall)];
    const orderId = await orderOne(mall, buyer, car);
    const { upload } = mall.callAs(buyer.caller)(orderVoucherApi);
    const slips = Array.from({ length: 14 }, (_, index) => aSlip(orderId, { bankRef: `PP-${index}` }));
    const ends = await Promise.allSettled(slips.map((slip) => upload(slip)));
    const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [keyOf(end.reason)] : []));
    expect(refusals).toEqual(Array.from({ length: 4 }, () => orderErrors.tooManySlips.key));
    const cashier = mall.callAs(aStaffMember(['voucher_audit']))(orderVoucherApi);
    expect(await cashier.upload(aSlip(orderId, { bankRef: 'PP-desk' }))).toMatchObject({ status: 0 });
  });

  it('hold a car for some working days from the first one, however many follow', async () => {
    const car = aUsedCar();
    await putOnSale(mall, car);
    const buyer = await aReadyBuyer(mall);
    const orderId = await orderOne(mall, buyer, car);
    const { upload } = mall.callAs(buyer.caller)(orderVoucherApi);
    await upload(aSlip(orderId));
    const termOf = async (): Promise<{ days: number; version: number }> => {
      const [row] = await mall.query<{ days: number; version: number }>(
        'product',
        `SELECT extract(epoch FROM expires_at - now()) / 86400 AS days, order_version AS version
           FROM sku_stock_lock WHERE order_key = $1`,
        [`order:${orderId}`],
      );
      return { days: Number(row!.days), version: row!.version };
    };
    await eventually('the term is set', async () => (await termOf()).version > 0);
    const { days, version } = await termOf();
    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThan(9);
    await upload(aSlip(orderId, { bankRef: 'PP-78' }));
    await eventually('the second slip is known', async () => (await termOf()).version > version);
    expect(Math.abs((await termOf()).days - days)).toBeLessThan(0.01);
  });
});
