import type { Caller } from '@mall/contracts/define';
import { productCarApi, type ImportCarDto, type UpdateCarDto } from '@mall/contracts/product';
import {
  aMerchant,
  anId,
  aStaffMember,
  aUsedCar,
  putOnSale,
  putOnSaleUnchecked,
  startMall,
  type TestMall,
} from '@mall/testing';
import { importAs } from './catalogue.js';

let mall: TestMall;
beforeAll(async () => {
  mall = await startMall(['product']);
  await putOnSale(mall, aUsedCar());
});

const merchant = aMerchant({ shopId: '501' });
const reviewer = aStaffMember(['car_view', 'car_edit', 'car_review'], { username: 'wang' });
const cars = (caller: Caller = merchant) => mall.callAs(caller)(productCarApi);

/** Needs of a used car, each with the change that takes it away. */
const LOSSES: readonly [string, Partial<ImportCarDto>][] = [
  ['vin', { vin: undefined }],
  ['pictures', { pictures: [] }],
  ['inspection', { inspection: undefined }],
  ['colour', { colour: undefined }],
];

const refusedFor = (field: string, path = '') => ({
  declaration: { key: 'product.carIncomplete' },
  issues: expect.arrayContaining([expect.objectContaining({ field: `${path}${field}` })]) as object[],
});

/** Writes a car that is not on sale. */
async function aDraft(traits: Partial<ImportCarDto>, status: 0 | 3 = 0): Promise<string> {
  const car = aUsedCar({ ...traits, status: 0 });
  await importAs(mall).importCars({ cars: [car] });
  if (status !== 0)
    await mall.query('product', 'UPDATE spu SET status = $2 WHERE spu_id = $1', [car.spuId, status]);
  return car.spuId;
}

const statusOf = async (spuId: string): Promise<number> => (await cars(reviewer).one({ spuId })).status;

describe.each(LOSSES)('a used car without %s', (field, loss) => {
  it('is not published, neither where cars are reviewed nor where they are not', async () => {
    const spuId = await aDraft(loss);
    await expect(cars().publish({ spuIds: [spuId] })).rejects.toMatchObject(refusedFor(field));
    await cars(reviewer).setSpuCheck({ checkStats: 0 });
    const publishing = cars().publish({ spuIds: [spuId] });
    await expect(publishing).rejects.toMatchObject(refusedFor(field));
    await cars(reviewer).setSpuCheck({ checkStats: 1 });
    expect(await statusOf(spuId)).toBe(0);
  });

  it('holds the others back that are published with it, and is named', async () => {
    const [whole, spuId] = [await aDraft({}), await aDraft(loss)];
    await expect(cars().publish({ spuIds: [whole, spuId] })).rejects.toMatchObject({
      declaration: { key: 'product.oneOfCarsRefused' },
    });
    expect(await statusOf(whole)).toBe(0);
  });

  it('is not approved by a review', async () => {
    const spuId = await aDraft(loss, 3);
    await expect(cars(reviewer).review({ spuId, result: 1 })).rejects.toMatchObject(refusedFor(field));
    expect(await statusOf(spuId)).toBe(3);
  });

  it.each([1, 3] as const)('is not imported with the status %i', async (status) => {
    const [whole, car] = [aUsedCar({ status }), aUsedCar({ ...loss, status })];
    const importing = importAs(mall).importCars({ cars: [whole, car] });
    await expect(importing).rejects.toMatchObject(refusedFor(field, 'cars.1.'));
    await expect(statusOf(whole.spuId)).rejects.toMatchObject({ declaration: { key: 'platform.notFound' } });
  });

  it('is not made of one on sale, neither by a change nor by an import', async () => {
    const car = aUsedCar();
    await putOnSale(mall, car);
    const change = Object.fromEntries(Object.keys(loss).map((name) => [name, null]));
    const changing = cars().update({ spuId: car.spuId, ...change } as UpdateCarDto);
    await expect(changing).rejects.toMatchObject(refusedFor(field));
    const importing = importAs(mall).importCars({ cars: [{ ...car, ...loss }] });
    await expect(importing).rejects.toMatchObject(refusedFor(field));
    expect(await statusOf(car.spuId)).toBe(1);
  });

  it('stays on sale where it was before the rule, and can be mended step by step', async () => {
    const car = aUsedCar({ ...loss, gearbox: undefined });
    await putOnSaleUnchecked(mall, car);
    const { spuId } = car;
    expect(await cars().update({ spuId, keys: 2, priceFee: 8_400_000 })).toMatchObject({
      status: 1,
      keys: 2,
    });
    await importAs(mall).importCars({ cars: [{ ...car, keys: 1, priceFee: 8_400_000 }] });
    await expect(cars().update({ spuId, drive: null } as never)).rejects.toMatchObject(refusedFor('drive'));
    expect(await cars().update({ spuId, gearbox: 'manual' })).toMatchObject({ status: 1, gearbox: 'manual' });
    await cars().offShelf({ spuIds: [spuId] });
    await expect(cars().publish({ spuIds: [spuId] })).rejects.toMatchObject(refusedFor(field));
  });

  it('comes back as a draft when it was removed', async () => {
    const car = aUsedCar(loss);
    await putOnSaleUnchecked(mall, car);
    await cars().remove({ spuId: car.spuId });
    expect(await cars().restore({ spuId: car.spuId })).toMatchObject({ status: 0 });
  });
});

it('names what is missing in the language of the reader, and goes on sale with it', async () => {
  const [, ...pictures] = aUsedCar().pictures!;
  const spuId = await aDraft({ vin: undefined, pictures, inspection: undefined });
  await expect(cars().publish({ spuIds: [spuId] })).rejects.toMatchObject({
    params: {
      fields: {
        ru: 'VIN, Отчёт об осмотре, Фото спереди',
        zh: '车架号、检测报告、正面照片',
        en: 'VIN, Inspection report, Photo of the front',
      },
    },
  });
  const whole = aUsedCar();
  await cars().update({ spuId, vin: whole.vin!, pictures: whole.pictures!, inspection: whole.inspection! });
  expect((await cars().publish({ spuIds: [spuId] }))[0]!.status).toBe(3);
  expect(await cars(reviewer).review({ spuId, result: 1 })).toMatchObject({ status: 1 });
});

it('lets a new car on sale without VIN and report, and a car that becomes a used one not', async () => {
  const spuId = anId();
  const facts = { condition: 'new', vin: undefined, inspection: undefined } as const;
  await importAs(mall).importCars({ cars: [{ ...aUsedCar(facts), spuId }] });
  expect(await statusOf(spuId)).toBe(1);
  const registered = { firstRegDate: '2026-03-01', mileageKm: 4_000 };
  await expect(cars().update({ spuId, condition: 'used', ...registered })).rejects.toMatchObject({
    declaration: { key: 'product.carIncomplete' },
    params: { fields: { en: 'VIN, Inspection report' } },
  });
});
