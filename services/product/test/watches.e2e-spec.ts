import type { Caller } from '@mall/contracts/define';
import {
  productCarWatchApi,
  productErrors,
  productEvents,
  productStockApi,
  type ImportCarDto,
} from '@mall/contracts/product';
import { aBuyer, aService, anId, startMall, until, type TestMall } from '@mall/testing';
import { aCar, importBrands, importCars, skuOf } from './catalogue.js';

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall(['product']);
  await mall.startService('product');
  await importBrands(mall);
}, 120_000);

const watches = (caller: Caller) => mall.callAs(caller)(productCarWatchApi);
const stock = () => mall.callAs(aService('order'))(productStockApi);

async function aHeldCar(): Promise<{ car: ImportCarDto; skuId: string; orderKey: string }> {
  const car = aCar();
  await importCars(mall, car);
  const [skuId, orderKey] = [skuOf(car), `watch:${anId()}`];
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await stock().holdCars({ orderKey, expiresAt, lines: [{ skuId, count: 1 }] });
  return { car, skuId, orderKey };
}

/** Returns the buyers who were notified of a car, event by event. */
async function notifiedOf(spuId: string): Promise<readonly (readonly string[])[]> {
  const rows = await mall.query<{ personIds: string[] }>(
    'product',
    `SELECT payload -> 'personIds' AS "personIds" FROM outbox WHERE subject = $1 AND payload ->> 'spuId' = $2`,
    [productEvents.carFreed.subject, spuId],
  );
  return rows.map(({ personIds }) => personIds);
}

const untilNotified = (spuId: string, times: number) =>
  until(async () => ((await notifiedOf(spuId)).length >= times ? true : undefined), {
    what: `the car is announced ${times} times`,
    timeoutMs: 20_000,
  });

it('announces a held car that is free again to all who asked, once', async () => {
  const { car, skuId, orderKey } = await aHeldCar();
  const [first, second, left] = [aBuyer(), aBuyer(), aBuyer()];
  for (const caller of [first, second, left, first]) await watches(caller).add({ skuId });
  await watches(left).remove({ skuId });
  expect(await watches(first).mine({})).toMatchObject([{ skuId, spuId: car.spuId, isOnSale: true }]);
  expect((await watches(first).mine({}))[0]!.heldUntil).not.toBeNull();
  expect(await watches(left).mine({})).toEqual([]);

  await stock().releaseHold({ orderKey });
  await untilNotified(car.spuId, 1);
  expect((await notifiedOf(car.spuId))[0]!.toSorted()).toEqual([first.userId!, second.userId!].toSorted());
  expect(await watches(first).mine({})).toEqual([]);

  // A buyer who watches the car again is notified of the next time.
  const again = `watch:${anId()}`;
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await stock().holdCars({ orderKey: again, expiresAt, lines: [{ skuId, count: 1 }] });
  await watches(second).add({ skuId });
  await stock().releaseHold({ orderKey: again });
  await untilNotified(car.spuId, 2);
  expect((await notifiedOf(car.spuId))[1]).toEqual([second.userId]);
});

it('notifies reviewers of listings that have waited for more than a day, once a day', async () => {
  const cars = [aCar(), aCar()];
  await importCars(mall, ...cars);
  const [oldest, other] = cars.map(({ spuId }) => spuId);
  await mall.query(
    'product',
    `UPDATE spu SET status = 3, updated_at = now() - make_interval(hours => CASE WHEN spu_id = $1 THEN 30 ELSE 25 END)
      WHERE spu_id IN ($1, $2)`,
    [oldest, other],
  );
  const announced = () =>
    mall.query<{ payload: object }>('product', `SELECT payload FROM outbox WHERE subject = $1`, [
      productEvents.reviewsLate.subject,
    ]);
  await until(async () => ((await announced()).length > 0 ? true : undefined), {
    what: 'the reviewers are told',
    timeoutMs: 20_000,
  });
  const days = await mall.query('product', `SELECT day FROM review_reminder`);
  expect(days).toHaveLength(1);
  expect((await announced()).map(({ payload }) => payload)).toEqual([{ cars: 2, oldestSpuId: oldest }]);
});

it('is refused for a car that can be ordered, and for one that is not on sale', async () => {
  const { skuId, orderKey } = await aHeldCar();
  await stock().releaseHold({ orderKey });
  await expect(watches(aBuyer()).add({ skuId })).rejects.toMatchObject({
    declaration: { key: productErrors.carNotHeld.key },
  });
  await expect(watches(aBuyer()).add({ skuId: anId() })).rejects.toMatchObject({
    declaration: { key: productErrors.carGone.key },
  });
});

it('reports a sold car as not on sale, and announces nothing', async () => {
  const { car, skuId, orderKey } = await aHeldCar();
  const buyer = aBuyer();
  await watches(buyer).add({ skuId });
  await stock().confirmHold({ orderKey });
  expect(await watches(buyer).mine({})).toMatchObject([{ skuId, isOnSale: false, heldUntil: null }]);
  expect(await notifiedOf(car.spuId)).toEqual([]);
});
