import type { Caller } from '@mall/contracts/define';
import {
  factRules,
  productCarApi,
  type CreateCarDto,
  type FactRuleCode,
  type ImportCarDto,
  type JudgedCar,
  type UpdateCarDto,
} from '@mall/contracts/product';
import { brokenCars, soundCars } from '@mall/contracts/specimens';
import {
  aMerchant,
  anId,
  aReport,
  aStaffMember,
  aUsedCar,
  aVin,
  putOnSale,
  startMall,
  type TestMall,
} from '@mall/testing';
import { newestDay } from '@mall/validation/typography';
import { importAs } from './catalogue.js';

/** Fewest cars from which the bodies of a category are known. */
const CARS = 10;

let mall: TestMall;
beforeAll(async () => {
  mall = await startMall(['product']);
  await putOnSale(mall, ...Array.from({ length: CARS }, () => aUsedCar()));
});

const merchant = aMerchant({ shopId: '501' });
const editor = aStaffMember(['car_view', 'car_edit', 'car_review'], { username: 'wang' });
const cars = (caller: Caller = merchant) => mall.callAs(caller)(productCarApi);
const today = newestDay();

/** Days that their field refuses before a rule reads them. */
const REFUSED_BY_FIELD: ReadonlySet<string> = new Set(['registrationAhead', 'registrationLongAgo']);

const PLACE = (({ shopId, brandId, seriesId, categoryId, name, priceFee }) => ({
  ...{ shopId, brandId, seriesId, categoryId, name, priceFee },
}))(aUsedCar());

/** Returns a request to write a car of the make Haval with these facts. */
function requestOf({ brandId: _, ...facts }: JudgedCar): CreateCarDto {
  const { seriesId = PLACE.seriesId, categoryId = PLACE.categoryId } = facts;
  const given = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
  return {
    ...PLACE,
    ...given,
    seriesId: seriesId === null ? undefined : PLACE.seriesId,
    categoryId: categoryId ?? PLACE.categoryId,
  } as CreateCarDto;
}

const importOf = (facts: JudgedCar, spuId = anId()): ImportCarDto =>
  ({ ...requestOf(facts), spuId, stock: 1, status: 0 }) as ImportCarDto;

/** The refusal that a rule gives, at its field. */
function refusalBy(code: string, path = '') {
  const { field, weight } = factRules[code as FactRuleCode];
  const key = weight === 'asked' ? 'product.factsQuestioned' : 'product.factsContradict';
  const issue = { field: `${path}${field}`, ...(weight === 'asked' && { question: code }) };
  if (REFUSED_BY_FIELD.has(code)) return { declaration: { key: 'platform.invalidInput' } };
  return {
    declaration: { key },
    issues: expect.arrayContaining([expect.objectContaining(issue)]) as object[],
  };
}

describe.each(Object.entries(brokenCars(today)))('the rule %s', (code, { car, mend }) => {
  it('holds for a car that is created, and lets the mended one through', async () => {
    await expect(cars().create(requestOf(car))).rejects.toMatchObject(refusalBy(code));
    const { spuId } = await cars().create(requestOf({ ...car, ...mend }));
    await cars().remove({ spuId });
  });

  it('holds for the import, whose other cars are named apart', async () => {
    const [sound, broken] = [importOf(soundCars(today).electric), importOf(car)];
    const path = REFUSED_BY_FIELD.has(code) ? '' : 'cars.1.';
    const importing = importAs(mall).importCars({ cars: [sound, broken] });
    await expect(importing).rejects.toMatchObject(refusalBy(code, path));
    const mended = importOf({ ...car, ...mend });
    await importAs(mall).importCars({ cars: [mended] });
    await cars(editor).remove({ spuId: mended.spuId });
  });

  it('holds for the change that breaks it, and for none that leaves its facts alone', async () => {
    const { spuId } = await cars().create(requestOf({ ...car, ...mend }));
    const change = Object.fromEntries(
      Object.keys(mend).map((field) => [field, car[field as keyof JudgedCar] ?? null]),
    ) as Partial<UpdateCarDto>;
    const changed = cars().update({ spuId, ...change });
    // A registration makes a used car of it instead.
    if (code === 'newButRegistered') expect(await changed).toMatchObject({ condition: 'used' });
    else await expect(changed).rejects.toMatchObject(refusalBy(code));
    expect(await cars().update({ spuId, partyCode: 'P-1' })).toMatchObject({ partyCode: 'P-1' });
    await cars().remove({ spuId });
  });
});

describe('a question', () => {
  const unusual = { ...soundCars(today).petrol, mileageKm: 4_000, doors: 2 };

  it('is answered with its code, by the person who is written down with the facts', async () => {
    const request = requestOf(unusual);
    await expect(cars().create({ ...request, affirmed: ['drivenLittle'] })).rejects.toMatchObject({
      issues: [{ question: 'doorsOfBody', field: 'doors' }],
    });
    const { spuId } = await cars().create({
      ...request,
      affirmed: ['drivenLittle', 'doorsOfBody', 'vinYear'],
    });
    const { affirmations } = await cars(editor).one({ spuId });
    expect(affirmations).toMatchObject([
      { rule: 'doorsOfBody', by: merchant.username, question: expect.stringContaining('2') as string },
      { rule: 'drivenLittle', by: merchant.username, question: expect.stringContaining('4000') as string },
    ]);
  });

  it('is asked again when one of its facts changes, and not when others do', async () => {
    const { spuId } = await cars().create({
      ...requestOf(unusual),
      affirmed: ['drivenLittle', 'doorsOfBody'],
    });
    await cars().update({ spuId, colour: 'red', priceFee: 8_400_000 });
    await expect(cars().update({ spuId, mileageKm: 3_000 })).rejects.toMatchObject({
      issues: [{ question: 'drivenLittle' }],
    });
    await cars(editor).update({ spuId, mileageKm: 3_000, affirmed: ['drivenLittle'] });
    expect((await cars(editor).one({ spuId })).affirmations?.[0]).toMatchObject({
      rule: 'drivenLittle',
      by: 'wang',
    });
  });

  it('is shown to the shop without the name of the member of staff who affirmed it', async () => {
    const affirmed = ['drivenLittle', 'doorsOfBody'];
    const { spuId } = await cars().create({ ...requestOf(unusual), affirmed });
    await cars(editor).update({ spuId, mileageKm: 3_000, affirmed });
    const namesFor = async (reader: Caller) =>
      (await cars(reader).one({ spuId })).affirmations?.map(({ by }) => by);
    expect(await namesFor(merchant)).toEqual([undefined, merchant.username, merchant.username]);
    expect(await namesFor(editor)).toEqual(['wang', merchant.username, merchant.username]);
  });

  it('is not asked when an import is repeated', async () => {
    const car = importOf(unusual);
    await importAs(mall).importCars({ cars: [{ ...car, affirmed: ['drivenLittle', 'doorsOfBody'] }] });
    expect(await importAs(mall).importCars({ cars: [car] })).toMatchObject({ written: 1 });
  });

  it('does not hide a contradiction, which nobody can affirm', async () => {
    const request = requestOf({ ...unusual, engineCc: 0 });
    const affirmed = ['drivenLittle', 'doorsOfBody', 'withoutEngine'];
    await expect(cars().create({ ...request, affirmed })).rejects.toMatchObject(refusalBy('withoutEngine'));
  });
});

describe('what follows from a fact', () => {
  it('is counted from the one that changed, whatever is sent along', async () => {
    const { spuId } = await cars().create(
      requestOf({ ...soundCars(today).petrol, engineCc: 1998, powerKw: 117.7 }),
    );
    expect(await cars().one({ spuId })).toMatchObject({ powerKw: 117.7, powerHp: 160 });
    expect(await cars().update({ spuId, powerKw: 150, powerHp: 160 })).toMatchObject({ powerHp: 204 });
    expect(await cars().update({ spuId, powerKw: 150, powerHp: 163 })).toMatchObject({ powerKw: 119.9 });
    const imported = importOf({ ...soundCars(today).petrol, powerKw: 110, powerHp: 500 });
    await importAs(mall).importCars({ cars: [imported] });
    expect(await cars(editor).one({ spuId: imported.spuId })).toMatchObject({ powerKw: 110, powerHp: 150 });
  });

  it('makes a used car of one that gets a registration', async () => {
    const { petrol } = soundCars(today);
    const fresh = {
      ...petrol,
      condition: 'new',
      firstRegDate: null,
      transferCount: null,
      mileageKm: 10,
    } as const;
    const { spuId } = await cars().create(requestOf(fresh));
    const { firstRegDate } = petrol as { firstRegDate: string };
    const registered = { spuId, condition: 'new', firstRegDate, mileageKm: 42_000 } as const;
    expect(await cars().update(registered)).toMatchObject({ condition: 'used', firstRegDate });
  });
});

describe('a car that was stored before there were rules', () => {
  it('can be changed in other fields, and goes on sale when it is mended', async () => {
    const { spuId } = await cars().create(requestOf({ ...soundCars(today).petrol, ...SALEABLE }));
    await mall.query('product', 'UPDATE spu SET engine_cc = 0, first_reg_date = $2 WHERE spu_id = $1', [
      spuId,
      '0021-06-01',
    ]);
    await cars().update({ spuId, priceFee: 8_300_000 });
    await expect(cars().publish({ spuIds: [spuId] })).rejects.toMatchObject({
      declaration: { key: 'product.factsContradict' },
      issues: expect.arrayContaining([
        expect.objectContaining({ field: 'firstRegDate' }),
        expect.objectContaining({ field: 'engineCc' }),
      ]) as object[],
    });
    const { firstRegDate, engineCc } = soundCars(today).petrol;
    await cars().update({ spuId, firstRegDate: firstRegDate!, engineCc: engineCc! });
    const [published] = await cars().publish({ spuIds: [spuId] });
    expect(published?.status).toBe(3);
  });
});

/** The facts that a car needs to go on sale, besides those above. */
const SALEABLE = {
  drive: 'fwd',
  steering: 'left',
  colour: 'white',
  locationCity: { ru: 'Харбин', zh: '哈尔滨', en: 'Harbin' },
  vin: aVin(),
  pictures: aUsedCar().pictures,
  inspection: aReport(),
} as const;
