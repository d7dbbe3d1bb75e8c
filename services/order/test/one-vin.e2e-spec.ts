import { randomUUID } from 'node:crypto';
import {
  documentErrors,
  orderCartApi,
  orderDocumentApi,
  orderErrors,
  type CarFate,
} from '@mall/contracts/order';
import {
  productCarApi,
  productErrors,
  productSetAsideApi,
  productStockApi,
  type ImportCarDto,
  type SetAsideView,
  factQuestions,
} from '@mall/contracts/product';
import { aMerchant, aService, aStaffMember, startMall, type TestMall } from '@mall/testing';
import { VinsOfOrders1764700000071 } from '../src/migrations/0071-vins-of-orders.js';
import { AFFIRMED, aVin, buyerOrderApi, confirmOne, deskOrderApi, orderOne } from './deals.js';
import { eventually } from './eventually.js';
import {
  aNewCar,
  aReadyBuyer,
  aUsedCar,
  lineOf,
  otherShop,
  putOnSale,
  type ReadyBuyer,
} from './neighbours.js';

const ROUNDS = 12;

let mall: TestMall;
let buyer: ReadyBuyer;
const logistics = aStaffMember(['order_view', 'order_vin', 'order_cancel']);
const desk = () => mall.callAs(logistics)(deskOrderApi);

beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order']);
  buyer = await aReadyBuyer(mall);
});

async function aCarOnSale(car: ImportCarDto): Promise<ImportCarDto> {
  await putOnSale(mall, car);
  return car;
}

const stockOf = async ({ spuId }: ImportCarDto): Promise<number> => {
  const [found] = await mall
    .callAs(aService('test'))(productStockApi)
    .carsForCart({ skuIds: [spuId] });
  return found!.stock;
};

const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (failure: { declaration?: { key: string } }) => failure.declaration?.key ?? String(failure),
  );

async function name(orderId: string, vin: string): Promise<void> {
  const { orderItems } = await desk().one({ orderId });
  const vins = [{ orderItemId: orderItems[0]!.orderItemId, vin }];
  await mall.callAs(logistics)(orderDocumentApi).nameVins({ orderId, vins, affirmed: AFFIRMED });
}

/** Creates an order of a new car for which this VIN was named. */
async function aNewCarWith(vin: string): Promise<string> {
  const orderId = await orderOne(mall, buyer, await aCarOnSale(aNewCar()));
  await name(orderId, vin);
  return orderId;
}

const shopOf = ({ shopId }: ImportCarDto) => mall.callAs(aMerchant({ shopId }))(productCarApi);
const recordOf = ({ spuId }: ImportCarDto) =>
  mall
    .callAs(aStaffMember(['car_view']))(productCarApi)
    .one({ spuId });
const isStored = (vin: string) =>
  eventually('the catalogue knows the VIN', async () => {
    const rows = await mall.query('product', 'SELECT FROM named_vin WHERE vin = $1', [vin]);
    return rows.length > 0;
  });

const isNamedAgain = (vin: string) =>
  eventually('the catalogue knows the VIN of both orders', async () => {
    const rows = await mall.query('product', 'SELECT FROM named_vin WHERE vin = $1', [vin]);
    return rows.length === 2;
  });

/** Lists a used car with a VIN that an order names, past the trigger, as if the catalogue did not know it yet. */
async function listPastTrigger(vin: string, traits: Partial<ImportCarDto> = {}): Promise<ImportCarDto> {
  const car = await aCarOnSale(aUsedCar({ ...traits, vin: aVin() }));
  await isStored(vin);
  await mall.query('product', 'ALTER TABLE spu DISABLE TRIGGER keep_vin_in_one_place');
  await mall.query('product', 'UPDATE spu SET vin = $1 WHERE spu_id = $2', [vin, car.spuId]);
  await mall.query('product', 'ALTER TABLE spu ENABLE TRIGGER keep_vin_in_one_place');
  return car;
}

/** Creates an order of new cars with these VINs. */
async function anOrderWith(...vins: string[]) {
  const car = await aCarOnSale(aNewCar({ stock: vins.length }));
  const shopCartItem = { ...lineOf(car), count: vins.length };
  const { caller, addrId } = await aReadyBuyer(mall);
  const { confirm, submit } = mall.callAs(caller)(buyerOrderApi);
  const { confirmId } = await confirm({ addrId, dvyType: 1, shopCartItem });
  const [orderId] = (await submit({ confirmId, idempotencyKey: randomUUID() })) as [string];
  const { orderItems, orderNumber } = await desk().one({ orderId });
  const named = vins.map((vin) => ({ orderItemId: orderItems[0]!.orderItemId, vin }));
  await mall.callAs(logistics)(orderDocumentApi).nameVins({ orderId, vins: named, affirmed: AFFIRMED });
  const cancel = (carFate: CarFate) => desk().cancel({ orderId, reason: 'машина повреждена', carFate });
  return { orderNumber, cancel };
}

/** Returns what staff do with the cars that orders left behind. */
function mallAsides() {
  const of = async (orderNumber: string): Promise<SetAsideView> => {
    const asides = mall.callAs(aStaffMember(['car_fate']))(productSetAsideApi);
    const found = async () => (await asides.page({ current: 1, size: 1, orderNumber })).records;
    await eventually('its cars are set aside', async () => (await found()).length > 0);
    return (await found())[0]!;
  };
  const backOnSale = ({ setAsideId, version }: SetAsideView, count: number) =>
    mall
      .callAs(aStaffMember(['car_fate']))(productSetAsideApi)
      .decide({ setAsideId, version, fate: 'onSale', count });
  return { of, backOnSale };
}

const order = (car: ImportCarDto): Promise<string> => orderOne(mall, buyer, car);
const isOrdered = (work: Promise<unknown>, vin: string) =>
  expect(work).rejects.toMatchObject({
    declaration: { key: orderErrors.vinOrdered.key },
    params: { vin: vin.slice(-6), car: { ru: expect.any(String) as string } },
  });

describe('a used car whose VIN another order has', () => {
  it('is refused when it is ordered, goes back on sale, and is taken once that VIN was corrected', async () => {
    const vin = aVin();
    const first = await aNewCarWith(vin);
    const car = await listPastTrigger(vin);
    await isOrdered(order(car), vin);
    await eventually('its hold is given back', async () => (await stockOf(car)) === 1);
    await name(first, aVin());
    expect(await order(car)).toMatch(/^\d+$/);
  });

  it('is put on sale by no other shop, for as long as the order of the first one stands', async () => {
    const vin = aVin();
    const sold = await aCarOnSale(aUsedCar({ vin }));
    const orderId = await order(sold);
    // A VIN is listed once; the listing of a sold car may be gone.
    await mall.query('product', 'UPDATE spu SET status = -1 WHERE spu_id = $1', [sold.spuId]);
    const again = aUsedCar({ vin, shopId: otherShop.shopId });
    await expect(aCarOnSale(again)).rejects.toThrow(productErrors.vinElsewhere.key);
    await desk().cancel({ orderId, reason: 'продан дважды' });
    const isFree = () =>
      aCarOnSale(again).then(
        () => true,
        () => false,
      );
    await eventually('the VIN is free', isFree);
    expect(await order(again)).toMatch(/^\d+$/);
  });

  it('leaves nothing of an order of several cars behind', async () => {
    const [vin, free] = [aVin(), await aCarOnSale(aUsedCar({ vin: aVin() }))];
    await aNewCarWith(vin);
    const taken = await listPastTrigger(vin, { shopId: otherShop.shopId });
    const both = await aReadyBuyer(mall);
    const { confirm, submit } = mall.callAs(both.caller)(buyerOrderApi);
    const cart = mall.callAs(both.caller)(orderCartApi);
    for (const { spuId } of [free, taken]) await cart.changeItem({ spuId, skuId: spuId, count: 1 });
    const { confirmId } = await confirm({ addrId: both.addrId, dvyType: 1 });
    await isOrdered(submit({ confirmId, idempotencyKey: randomUUID() }), vin);
    await eventually('both are on sale', async () => (await stockOf(free)) + (await stockOf(taken)) === 2);
    expect(await mall.callAs(both.caller)(buyerOrderApi).search({ pageNum: 1, pageSize: 10 })).toMatchObject({
      total: 0,
    });
    expect(await cart.prodCount({})).toBe(2);
  });
});

describe('a VIN that is named', () => {
  it('is refused with the order that has it, and with what to do', async () => {
    const vin = aVin();
    const used = await order(await aCarOnSale(aUsedCar({ vin })));
    const { orderNumber } = await desk().one({ orderId: used });
    await expect(aNewCarWith(vin)).rejects.toMatchObject({
      declaration: { key: documentErrors.vinOrdered.key },
      params: { vin, orderNumber },
    });
  });

  it('may be exchanged between two lines of an order', async () => {
    const [one, other] = [aVin(), aVin()];
    const { caller, addrId } = await aReadyBuyer(mall);
    for (const car of [aNewCar(), aNewCar()]) {
      const { spuId } = await aCarOnSale(car);
      await mall.callAs(caller)(orderCartApi).changeItem({ spuId, skuId: spuId, count: 1 });
    }
    const { confirmId } = await mall.callAs(caller)(buyerOrderApi).confirm({ addrId, dvyType: 1 });
    const press = { confirmId, idempotencyKey: randomUUID() };
    const [orderId] = await mall.callAs(caller)(buyerOrderApi).submit(press);
    const lines = (await desk().one({ orderId: orderId! })).orderItems.map(({ orderItemId }) => orderItemId);
    const nameBoth = async (...vins: string[]) => {
      const named = lines.map((orderItemId, at) => ({ orderItemId, vin: vins[at]! }));
      await mall
        .callAs(logistics)(orderDocumentApi)
        .nameVins({ orderId: orderId!, vins: named, affirmed: AFFIRMED });
      return (await desk().one({ orderId: orderId! })).orderItems.map(({ vins: [vin] }) => vin);
    };
    expect(await nameBoth(one, other)).toEqual([one, other]);
    expect(await nameBoth(other, one)).toEqual([other, one]);
  });
});

it('is that of one order when it is named and ordered at the same moment', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const vin = aVin();
    const car = await aCarOnSale(aUsedCar({ vin }));
    const orderId = await orderOne(mall, buyer, await aCarOnSale(aNewCar()));
    const press = { confirmId: await confirmOne(mall, buyer, car), idempotencyKey: randomUUID() };
    const refusals = [
      orderErrors.vinOrdered.key,
      documentErrors.vinOrdered.key,
      documentErrors.vinListed.key,
    ];
    const outcomes = await Promise.all(
      [name(orderId, vin), mall.callAs(buyer.caller)(buyerOrderApi).submit(press)].map(outcomeOf),
    );
    expect(outcomes.filter((end) => end === 'done')).toHaveLength(1);
    expect(refusals).toContain(outcomes.find((end) => end !== 'done'));
  }
});

describe('a car of the catalogue whose VIN is named on an order', () => {
  it('keeps its VIN from being named while it is on sale, and is not put on sale once it is named', async () => {
    const vin = aVin();
    const car = await aCarOnSale(aUsedCar({ vin }));
    const ordered = await orderOne(mall, buyer, await aCarOnSale(aNewCar()));
    await expect(name(ordered, vin)).rejects.toMatchObject({
      declaration: { key: documentErrors.vinListed.key },
      params: {
        ...{ vin, spuId: car.spuId, name: car.name },
        place: { ru: 'он выставлен на продажу' },
        remedy: { en: 'To deliver this very car, take it off sale first' },
      },
    });
    await shopOf(car).offShelf({ spuIds: [car.spuId] });
    await name(ordered, vin);
    await isStored(vin);
    const { orderNumber } = await desk().one({ orderId: ordered });
    const refused = { declaration: { key: productErrors.vinOfOrder.key }, params: { vin, orderNumber } };
    await expect(shopOf(car).publish({ spuIds: [car.spuId] })).rejects.toMatchObject(refused);
  });

  it('may be put on sale again once another VIN is named, or the order is cancelled', async () => {
    for (const free of [
      (orderId: string) => name(orderId, aVin()),
      (orderId: string) =>
        desk()
          .cancel({ orderId, reason: 'не тот автомобиль' })
          .then(() => undefined),
    ]) {
      const vin = aVin();
      const ordered = await aNewCarWith(vin);
      await isStored(vin);
      const car = aUsedCar({ vin });
      await expect(aCarOnSale(car)).rejects.toThrow(productErrors.vinOfOrder.key);
      await free(ordered);
      await eventually('it is on sale', async () => (await outcomeOf(aCarOnSale(car))) === 'done');
    }
  });

  it('is taken off sale when it was put on sale at the same moment, and its page says why', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const vin = aVin();
      const ordered = await orderOne(mall, buyer, await aCarOnSale(aNewCar()));
      const car = aUsedCar({ vin });
      const [named, listed] = await Promise.all([name(ordered, vin), aCarOnSale(car)].map(outcomeOf));
      const isOffSale = async () => {
        const { status, statusReason } = await recordOf(car);
        const { orderNumber } = await desk().one({ orderId: ordered });
        return status === 0 && statusReason!.includes(orderNumber);
      };
      expect([named, listed]).toContain('done');
      if (named === 'done' && listed === 'done') await eventually('it is off sale', isOffSale);
      else
        expect([documentErrors.vinListed.key, productErrors.vinOfOrder.key]).toContain(
          named === 'done' ? listed : named,
        );
    }
  });

  it('may be the ordered one, which got its VIN since, when nothing of it is left', async () => {
    const vin = aVin();
    const [single, several] = [
      await aCarOnSale(aNewCar({ stock: 1 })),
      await aCarOnSale(aNewCar({ stock: 2 })),
    ];
    const [ofSingle, ofSeveral] = [await order(single), await order(several)];
    await shopOf(single).update({ spuId: single.spuId, vin, affirmed: [...factQuestions] });
    await name(ofSingle, vin);
    await isStored(vin);
    expect(await recordOf(single)).toMatchObject({ vin, status: 3 });
    const other = aVin();
    await name(ofSeveral, other);
    await isStored(other);
    const refused = shopOf(several).update({
      spuId: several.spuId,
      vin: other,
      affirmed: [...factQuestions],
    });
    await expect(refused).rejects.toThrow(productErrors.vinOfOrder.key);
  });
});

describe('the VIN that was named for a car which is kept off sale', () => {
  const asides = mallAsides();

  it('is named on no other order, and no car is listed with it, until the car goes back on sale', async () => {
    const vin = aVin();
    const { orderNumber, cancel } = await anOrderWith(vin);
    await isStored(vin);
    await cancel('writtenOff');
    const next = await order(await aCarOnSale(aNewCar()));
    const places: string[] = [];
    await eventually('the catalogue has set the car aside', async () => {
      const refusal = await name(next, vin).catch(
        (failure: { params?: { place?: { en: string } } }) => failure,
      );
      places.push(refusal?.params?.place?.en ?? 'named');
      return places.at(-1) === `it was taken off sale after order ${orderNumber}`;
    });
    expect(places).not.toContain('named');
    const used = aUsedCar({ vin });
    await expect(aCarOnSale(used)).rejects.toMatchObject({
      declaration: { key: productErrors.vinElsewhere.key },
    });
    const aside = await asides.of(orderNumber);
    await asides.backOnSale(aside, 1);
    await name(next, vin);
  });

  it('is free for as many of several cars as went back on sale', async () => {
    const [one, two, three] = [aVin(), aVin(), aVin()];
    const { orderNumber, cancel } = await anOrderWith(one, two, three);
    await isStored(three);
    await cancel('heldBack');
    const aside = await asides.of(orderNumber);
    await asides.backOnSale(aside, 2);
    const next = async () => order(await aCarOnSale(aNewCar()));
    await name(await next(), two);
    await isNamedAgain(two);
    await name(await next(), three);
    await isNamedAgain(three);
    await expect(name(await next(), one)).rejects.toThrow(documentErrors.vinListed.key);
  });
});

it('is known again after a start of the catalogue whose database lost it, and takes the car off sale that was listed since', async () => {
  const [vin, ofCancelled] = [aVin(), aVin()];
  const ordered = await aNewCarWith(vin);
  const cancelled = await aNewCarWith(ofCancelled);
  await isStored(vin);
  await isStored(ofCancelled);
  await desk().cancel({ orderId: cancelled, reason: 'покупатель передумал' });
  await mall.query('product', 'DELETE FROM named_vin');
  const listed = await aCarOnSale(aUsedCar({ vin }));
  await mall.startService('product');
  const { orderNumber } = await desk().one({ orderId: ordered });
  await eventually('the car is off sale', async () => {
    const { status, statusReason } = await recordOf(listed);
    return status === 0 && statusReason!.includes(orderNumber);
  });
  expect(await mall.query('product', 'SELECT FROM named_vin WHERE vin = $1', [ofCancelled])).toEqual([]);
});

it('is kept by the oldest of orders from before, and by none that was cancelled', async () => {
  const vin = aVin();
  const [first, second, cancelled] = [
    await order(await aCarOnSale(aUsedCar({ vin: aVin() }))),
    await order(await aCarOnSale(aUsedCar({ vin: aVin() }))),
    await order(await aCarOnSale(aUsedCar({ vin: aVin() }))),
  ];
  const kept = async () =>
    mall.query<{ order_id: string }>(
      'order',
      'SELECT order_id FROM order_vin JOIN order_item USING (order_item_id) WHERE order_vin.vin = $1',
      [vin],
    );
  const runner = { query: (sql: string) => mall.query('order', sql) } as never;
  const migration = new VinsOfOrders1764700000071();
  await desk().cancel({ orderId: cancelled, reason: 'не тот автомобиль' });
  await migration.down(runner);
  for (const orderId of [cancelled, first, second])
    await mall.query('order', 'UPDATE order_item SET vin = $2 WHERE order_id = $1', [orderId, vin]);
  await migration.up(runner);
  await migration.up(runner);
  expect(await kept()).toEqual([{ order_id: first }]);
  // A rule that was broken before does not keep people from correcting the deal.
  await desk().cancel({ orderId: second, reason: 'тот же автомобиль' });
  expect(await kept()).toEqual([{ order_id: first }]);
});
