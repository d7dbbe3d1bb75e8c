import { orderCartApi, orderLandedCostApi } from '@mall/contracts/order';
import { productBrandApi, productCarApi, productListingApi, productSearchApi } from '@mall/contracts/product';
import type { ImportCarDto } from '@mall/contracts/product';
import { aBuyer, aService, aStaffMember, aVisitor, startMall, type TestMall } from '@mall/testing';
import { buyerOrderApi } from './deals.js';
import { eventually } from './eventually.js';
import { aReadyBuyer, aUsedCar, lineOf, putOnSale, type ReadyBuyer } from './neighbours.js';

/** Damages of the row of a car, as writes past the service leave them, by what is wrong. */
const DAMAGES: Readonly<Record<string, string>> = {
  'a registration in the year 21': `first_reg_date = '0021-06-01'`,
  'a registration next year': `first_reg_date = (now() + interval '1 year')::date`,
  'a registration in five digits': `first_reg_date = '20210-06-01'`,
  'a power of 0': 'power_kw = 0, power_hp = 0',
  'a displacement of 0': 'engine_cc = 0',
  'a price of 0': 'price_fee = 0',
  'no names': `name = '{}'`,
  'empty names': `name = '{"ru": "", "zh": "", "en": ""}'`,
  'no fuel': 'fuel = NULL',
  'an unknown fuel': `fuel = 'steam'`,
  'an unknown body': `body_type = 'boat'`,
  'no condition': 'condition = NULL',
  'no city': 'location_city = NULL',
  'no facts at all': `year = NULL, first_reg_date = NULL, mileage_km = NULL, body_type = NULL, fuel = NULL,
    engine_cc = NULL, power_kw = NULL, power_hp = NULL, gearbox = NULL, drive = NULL, steering = NULL, colour = NULL`,
  'pictures without addresses': `pictures = '[{}]'`,
};

/** Damages with which the cost of a car cannot be counted. */
const COSTLESS = new Set(
  Object.keys(DAMAGES).filter((what) => /registration|power|displacement|fuel|no facts/.test(what)),
);

let mall: TestMall;
let buyer: ReadyBuyer;
const sound = aUsedCar();
const damaged = new Map<string, ImportCarDto>();

beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order']);
  buyer = await aReadyBuyer(mall);
  for (const what of Object.keys(DAMAGES)) damaged.set(what, aUsedCar());
  await putOnSale(mall, sound, ...damaged.values());
  await mall.query(
    'product',
    'ALTER TABLE spu DISABLE TRIGGER guard_price, DISABLE TRIGGER keep_identity, DROP CONSTRAINT spu_price_fee_check',
  );
  for (const [what, car] of damaged)
    await mall.query('product', `UPDATE spu SET ${DAMAGES[what]} WHERE spu_id = $1`, [car.spuId]);
});

const all = (): string[] => [sound, ...damaged.values()].map(({ spuId }) => spuId).sort();
const lists = (caller = aVisitor()) => mall.callAs(caller)(productSearchApi);
const staff = aStaffMember(['car_view', 'car_edit']);

it('the list of buyers shows every car, with the cost of those whose cost can be counted', async () => {
  const page = { pageNum: 1, pageSize: 100, sort: 1 } as const;
  await eventually('the list shows all cars', async () => {
    const [found] = (await lists().simplePage(page)).list;
    return (
      found!.spus
        .map(({ spuId }) => spuId)
        .sort()
        .join() === all().join()
    );
  });
  for (const locale of ['ru', 'zh', 'en'] as const)
    expect((await lists(aVisitor({ locale })).simplePage(page)).list[0]!.spus).toHaveLength(all().length);
  expect((await lists().facets({ pageNum: 1, pageSize: 1 })).facets).toBeDefined();
  await mall
    .callAs(aVisitor())(productBrandApi)
    .page({ pageNum: 1, pageSize: 10, brandParentId: '0', sort: 1 });
  for (const sort of [6, 7, 8, 9] as const) await lists().simplePage({ ...page, sort });
});

it('the console lists every car, and opens each', async () => {
  const desk = mall.callAs(staff)(productCarApi);
  const { records } = await desk.find({ current: 1, size: 100 });
  expect(records.map(({ spuId }) => spuId).sort()).toEqual(all());
  for (const spuId of all()) expect(await desk.one({ spuId })).toMatchObject({ spuId });
});

it('the feeds and the site map leave nothing out', async () => {
  const listing = mall.callAs(aService('gateway'))(productListingApi);
  expect(await listing.buckets({})).toBeDefined();
});

describe.each(Object.keys(DAMAGES))('a car with %s', (what) => {
  const car = (): ImportCarDto => damaged.get(what)!;
  const asked = () => ({ spuId: car().spuId, importer: 'person', count: 1, city: 'Уссурийск' }) as const;

  it('has a page', async () => {
    const shown = await mall.callAs(aVisitor())(productCarApi).prodInfo({ spuId: car().spuId });
    expect(shown).toMatchObject({ spuId: car().spuId });
    await lists().similar({ spuId: car().spuId, limit: 4 });
  });

  it('says what its cost lacks, instead of a cheaper one', async () => {
    const cost = await mall.callAs(aBuyer())(orderLandedCostApi).forCar(asked());
    expect(cost.isComplete).toBe(!COSTLESS.has(what));
    if (COSTLESS.has(what)) expect(cost.missingFacts).not.toEqual([]);
  });

  it('leaves cart and checkout of another car as they are', async () => {
    const { caller } = await aReadyBuyer(mall);
    const cart = mall.callAs(caller)(orderCartApi);
    await cart.changeItem(lineOf(sound));
    await cart.changeItem(lineOf(car()));
    expect(JSON.stringify(await cart.info({}))).toContain(sound.spuId);
    await cart.amountInfo({} as never);
    const { cars } = await mall.callAs(caller)(orderLandedCostApi).forCart({ city: 'Уссурийск' });
    expect(cars.find(({ spuId }) => spuId === sound.spuId)).toMatchObject({ isComplete: true });
    const confirmed = await mall.callAs(caller)(buyerOrderApi).confirm({ dvyType: 1 });
    expect(confirmed.landedCosts.find(({ spuId }) => spuId === sound.spuId)).toMatchObject({
      isComplete: true,
    });
  });
});

it('the calculator refuses impossible facts in words', async () => {
  const { calculate } = mall.callAs(buyer.caller)(orderLandedCostApi);
  const asked = { priceFee: 8_500_000, fuel: 'petrol', importer: 'person' } as const;
  for (const odd of [{ firstRegDate: '0021-06-01' }, { firstRegDate: '2999-06-01' }, { powerHp: 0 }])
    await expect(calculate({ ...asked, ...odd })).rejects.toThrow('platform.invalidInput');
  expect((await calculate({ ...asked, engineCc: 0 })).cost.isComplete).toBe(false);
});
