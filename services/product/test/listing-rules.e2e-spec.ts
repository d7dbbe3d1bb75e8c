import type { Caller } from '@mall/contracts/define';
import {
  carFact,
  carFactNames,
  columnOfFact,
  defaultListingRules,
  leftBeforeSale,
  listingRules,
  productCarApi,
  saleNeedCodes,
  type ImportCarDto,
} from '@mall/contracts/product';
import {
  aMerchant,
  aNewCar,
  aStaffMember,
  aUsedCar,
  putOnSale,
  putOnSaleUnchecked,
  startMall,
  type TestMall,
} from '@mall/testing';
import { CROSSOVERS, importAs, SEDANS } from './catalogue.js';

/** Category above sedans and crossovers. */
const PASSENGER = '100402';

let mall: TestMall;
beforeAll(async () => {
  mall = await startMall(['product']);
  // A shop puts a car on sale alone only beside comparable ones.
  await putOnSale(mall, aUsedCar(), aUsedCar(), aUsedCar());
});

const USED_NEEDS = [...defaultListingRules.used.needs];

const reviewer = aStaffMember(['car_view', 'car_edit', 'car_review'], { username: 'wang' });
const merchant = aMerchant({ shopId: '501' });
const rules = (caller: Caller = reviewer) => mall.callAs(caller)(listingRules.api);
const cars = (caller: Caller = merchant) => mall.callAs(caller)(productCarApi);
const failsWith = (key: string) => ({ declaration: { key } });
const refusedAt = (field: string) => ({ issues: [expect.objectContaining({ field })] });
const listed = async () => (await rules().find({ current: 1, size: 100 })).records;
const needsOf = async (kind: Parameters<ReturnType<typeof cars>['needs']>[0]) =>
  (await cars().needs(kind)).needs;

beforeEach(async () => {
  await mall.query('product', 'DELETE FROM listing_rule');
  await rules().create({ condition: 'used', needs: USED_NEEDS });
  await rules().create({ condition: 'new', needs: [] });
  await cars(reviewer).setSpuCheck({ checkStats: 0 });
});

const ruleOf = async (condition: string) =>
  (await listed()).find((rule) => rule.condition === condition && !rule.categoryId)!;

async function aDraft(traits: Partial<ImportCarDto> = {}): Promise<string> {
  const car = aUsedCar({ ...traits, status: 0 });
  await importAs(mall).importCars({ cars: [car] });
  return car.spuId;
}

const publish = (spuId: string) => cars().publish({ spuIds: [spuId] });

it('starts with the rules that applied before staff could edit them', async () => {
  const fresh = await startMall(['product']);
  const { records } = await fresh.callAs(reviewer)(listingRules.api).find({ current: 1, size: 10 });
  expect(records).toEqual([
    expect.objectContaining({
      condition: 'used',
      categoryId: null,
      needs: USED_NEEDS,
    }),
    expect.objectContaining({ condition: 'new', categoryId: null, needs: [] }),
  ]);
});

describe('a stricter rule', () => {
  it('leaves cars on sale, lets them be changed, and asks when they are published again', async () => {
    const car = aUsedCar();
    await putOnSale(mall, car);
    const { spuId } = car;
    const { ruleId, needs } = await ruleOf('used');
    expect(await rules().update({ ruleId, needs: [...needs, 'keys'] })).toMatchObject({ changedBy: 'wang' });
    expect(await cars().one({ spuId })).toMatchObject({ status: 1 });
    expect(await cars().update({ spuId, mileageKm: 43_000 })).toMatchObject({ status: 1 });
    await cars().offShelf({ spuIds: [spuId] });
    await expect(publish(spuId)).rejects.toMatchObject({
      ...failsWith('product.carIncomplete'),
      params: { fields: { ru: 'Число ключей' } },
    });
    await cars().update({ spuId, keys: 2 });
    expect((await publish(spuId))[0]).toMatchObject({ status: 1 });
  });

  it('is asked of an import as well', async () => {
    const { ruleId } = await ruleOf('new');
    await rules().update({ ruleId, needs: ['trim'] });
    const importing = importAs(mall).importCars({ cars: [aNewCar()] });
    await expect(importing).rejects.toMatchObject(failsWith('product.carIncomplete'));
  });
});

it('lets a car on sale that lacks what staff need no more', async () => {
  const spuId = await aDraft({ inspection: undefined });
  await expect(publish(spuId)).rejects.toMatchObject(failsWith('product.carIncomplete'));
  const { ruleId } = await ruleOf('used');
  await rules().update({ ruleId, needs: [] });
  expect((await publish(spuId))[0]).toMatchObject({ status: 1 });
});

describe('the rule of a car', () => {
  it('is that of the nearest category, alone', async () => {
    await rules().create({ condition: 'used', categoryId: PASSENGER, needs: ['keys'] });
    const { ruleId } = await rules().create({ condition: 'used', categoryId: SEDANS, needs: ['doors'] });
    expect(await needsOf({ condition: 'used', categoryId: SEDANS })).toEqual(['doors']);
    expect(await needsOf({ condition: 'used', categoryId: CROSSOVERS })).toEqual(['keys']);
    expect(await needsOf({ condition: 'new', categoryId: SEDANS })).toEqual([]);
    expect(await needsOf({ condition: 'used' })).toEqual(USED_NEEDS);
    await rules().remove({ ruleId });
    expect(await needsOf({ condition: 'used', categoryId: SEDANS })).toEqual(['keys']);
  });

  it('is the one that the mall brings along when staff have deleted all', async () => {
    for (const { ruleId } of await listed()) await rules().remove({ ruleId });
    expect(await needsOf({ condition: 'used', categoryId: SEDANS })).toEqual(USED_NEEDS);
    await expect(publish(await aDraft({ vin: undefined }))).rejects.toMatchObject(
      failsWith('product.carIncomplete'),
    );
  });
});

describe('staff', () => {
  it('make one rule for a category and condition, also two at once', async () => {
    const kind = { condition: 'used', categoryId: SEDANS } as const;
    const made = await Promise.allSettled(
      [['keys'], ['doors']].map((needs) => rules().create({ ...kind, needs })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const again = { ...failsWith('product.listingRuleExists'), ...refusedAt('categoryId') };
    await expect(rules().create({ ...kind, needs: [] })).rejects.toMatchObject(again);
    await expect(rules().create({ condition: 'used', needs: [] })).rejects.toMatchObject(again);
    const { ruleId } = await ruleOf('used');
    await expect(rules().update({ ruleId, categoryId: SEDANS })).rejects.toMatchObject(again);
  });

  it('need what can be needed, in a category that exists', async () => {
    const used = { condition: 'used', categoryId: SEDANS } as const;
    for (const need of ['name', 'colour', 'mileageKm', 'toString', 'Vin'])
      await expect(rules().create({ ...used, needs: ['vin', need] })).rejects.toMatchObject({
        ...{ ...failsWith('product.listingNeedUnknown'), ...refusedAt('needs') },
        params: { need },
      });
    await expect(rules().create({ ...used, categoryId: '999', needs: [] })).rejects.toMatchObject({
      ...failsWith('product.categoryUnknown'),
      ...refusedAt('categoryId'),
    });
    expect(await rules().create({ ...used, needs: ['vin', 'keys', 'vin'] })).toMatchObject({
      needs: ['vin', 'keys'],
    });
  });

  it('are told that a rule was deleted while they had it open', async () => {
    const { ruleId } = await rules().create({ condition: 'used', categoryId: SEDANS, needs: [] });
    await rules().remove({ ruleId });
    await expect(rules().update({ ruleId, needs: ['vin'] })).rejects.toMatchObject(
      failsWith('platform.notFound'),
    );
  });

  it('need the right to review cars', async () => {
    for (const stranger of [aStaffMember(['car_view', 'car_edit', 'category_edit']), merchant]) {
      await expect(rules(stranger).find({ current: 1, size: 1 })).rejects.toMatchObject(
        failsWith('platform.forbidden'),
      );
      await expect(rules(stranger).create({ condition: 'new', needs: [] })).rejects.toMatchObject(
        failsWith('platform.forbidden'),
      );
    }
  });
});

describe('the list of incomplete cars', () => {
  const incomplete = async (caller: Caller, spuIds: readonly string[]) => {
    const { records, total } = await cars(caller).find({
      ...{ isIncomplete: true, ids: [...spuIds], current: 1, size: 100 },
    });
    expect(total).toBe(records.length);
    return records.map(({ spuId }) => spuId).sort();
  };

  it.each(saleNeedCodes)('has the cars that lack %s, and no others', async (need) => {
    const whole = aUsedCar({ status: 0 });
    const lost = { vin: undefined, pictures: [], inspection: undefined };
    const drafts = [whole, aUsedCar({ ...lost, status: 0 })];
    await importAs(mall).importCars({ cars: drafts });
    const spuIds = drafts.map(({ spuId }) => spuId);
    await fill(spuIds[0]!);
    const { ruleId } = await ruleOf('used');
    await mall.query('product', 'UPDATE listing_rule SET needs = $2 WHERE rule_id = $1', [ruleId, [need]]);
    if (isFact(need)) {
      const column = columnOfFact(need);
      const empty = carFact(need).kind === 'texts' ? `'{"ru": " ", "zh": ""}'` : 'NULL';
      await mall.query('product', `UPDATE spu SET ${column} = ${empty} WHERE spu_id = $1`, [spuIds[1]]);
    }
    if (need === 'name')
      await mall.query('product', `UPDATE spu SET name = '{"ru": " "}' WHERE spu_id = $1`, [spuIds[1]]);
    if (need === 'defectViews')
      await mall.query('product', `UPDATE spu SET inspection = '{"defects": [{}]}' WHERE spu_id = $1`, [
        spuIds[1],
      ]);
    const records = await Promise.all(spuIds.map((spuId) => cars().one({ spuId })));
    const lacking = records.map((car) => leftBeforeSale(car, { needs: [need] }).map((left) => left.need));
    expect(lacking).toEqual([[], expect.arrayContaining([need])]);
    expect(await incomplete(merchant, spuIds)).toEqual([spuIds[1]]);
  });

  it('has those on sale, too, and shows each shop its own', async () => {
    const kept = aUsedCar({ vin: undefined });
    await putOnSaleUnchecked(mall, kept);
    expect(await incomplete(merchant, [kept.spuId])).toEqual([kept.spuId]);
    expect(await incomplete(reviewer, [kept.spuId])).toEqual([kept.spuId]);
    expect(await incomplete(aMerchant({ shopId: '502' }), [kept.spuId])).toEqual([]);
  });

  it('has cars without a condition, which lack at least that', async () => {
    const spuId = await aDraft();
    await mall.query('product', 'UPDATE spu SET condition = NULL WHERE spu_id = $1', [spuId]);
    expect(await incomplete(merchant, [spuId])).toEqual([spuId]);
  });
});

const isFact = (need: string): need is (typeof carFactNames)[number] =>
  (carFactNames as readonly string[]).includes(need);

/** Gives a car every fact that it lacks; how they agree does not matter here. */
async function fill(spuId: string): Promise<void> {
  const given = {
    texts: `'{"ru": "x"}'`,
    day: `'2026-01-01'`,
    text: `'x'`,
    choice: undefined,
    year: '2021',
    whole: '1',
    decimal: '1',
  };
  for (const fact of carFactNames) {
    const { kind, ...row } = carFact(fact);
    const first = 'words' in row ? Object.keys(row.words)[0] : undefined;
    const value = kind === 'choice' ? `'${first}'` : given[kind];
    const column = columnOfFact(fact);
    await mall.query(
      'product',
      `UPDATE spu SET ${column} = COALESCE(${column}, ${value}) WHERE spu_id = $1`,
      [spuId],
    );
  }
}
