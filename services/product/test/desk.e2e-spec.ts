import type { Caller } from '@mall/contracts/define';
import {
  productBrandApi,
  productCarApi,
  productCategoryApi,
  productEvents,
  productSearchApi,
  productStockApi,
  type CreateCarDto,
} from '@mall/contracts/product';
import {
  aBuyer,
  aMerchant,
  aService,
  aStaffMember,
  aVisitor,
  startMall,
  until,
  type TestMall,
} from '@mall/testing';
import {
  aCar,
  camry,
  CROSSOVERS,
  importAs,
  importBrands,
  importCars,
  toyotaVin,
  SEDANS,
  skuOf,
  tiggo,
  toyota,
  untilTrue,
} from './catalogue.js';

let mall: TestMall;
beforeAll(async () => {
  mall = await startMall(['product']);
  await importBrands(mall);
});

const merchant = aMerchant({ shopId: '501' });
const reviewer = aStaffMember(['car_view', 'car_edit', 'car_review']);
const editor = aStaffMember(['brand_edit', 'category_edit']);
const cars = (caller = merchant) => mall.callAs(caller)(productCarApi);
const failsWith = (key: string) => ({ declaration: { key } });

function aDraft(traits: Partial<CreateCarDto> = {}): CreateCarDto {
  const { brandId, seriesId, categoryId, name, priceFee } = aCar();
  return { brandId, seriesId, categoryId, name, priceFee, ...traits };
}

const facts = (): Omit<CreateCarDto, keyof ReturnType<typeof aDraft>> & Partial<CreateCarDto> => {
  const { spuId, shopId, stock, saleNum, status, skuId, createTime, attrValueIds, ...car } = aCar();
  void [spuId, shopId, stock, saleNum, status, skuId, createTime, attrValueIds];
  return car;
};

const first = { pageNum: 1, pageSize: 10, sort: 1 } as const;
const isPublic = async (spuId: string): Promise<boolean> => {
  const search = mall.callAs(aVisitor())(productSearchApi);
  return (await search.simplePage({ ...first, spuIds: [spuId] })).total === 1;
};
const untilPublic = (spuId: string) => untilTrue('the car to be public', () => isPublic(spuId));
const untilHidden = (spuId: string) =>
  untilTrue('the car to be hidden', async () => !(await isPublic(spuId)));

describe('a car of a shop', () => {
  it('is created as a draft that only its shop and staff see', async () => {
    const car = await cars().create(aDraft({ shopId: '999' }));
    expect(car).toMatchObject({ shopId: '501', status: 0, stock: 1, version: 1, brandName: toyota.name });
    expect(await isPublic(car.spuId)).toBe(false);
    expect((await cars(reviewer).one({ spuId: car.spuId })).spuId).toBe(car.spuId);
    for (const other of [aMerchant(), aMerchant({ shopId: '502' })])
      await expect(cars(other).one({ spuId: car.spuId })).rejects.toMatchObject(
        failsWith('platform.notFound'),
      );
    await expect(cars(aBuyer()).one({ spuId: car.spuId })).rejects.toMatchObject(
      failsWith('platform.forbidden'),
    );
  });

  it('keeps no empty fields of its inspection report, and power in both units when one of them is changed', async () => {
    const report = { reportNo: 'A-1', inspectedOn: '2026-11-20', score: 90, sections: [] };
    const inspection = { ...report, fireDamage: null, paint: null } as never;
    const { spuId } = await cars().create(aDraft({ inspection, powerKw: 110 }));
    expect((await cars().one({ spuId })).inspection).toEqual(report);
    const changed = await cars().update({ spuId, inspection, powerKw: 120, powerHp: 150 });
    expect(changed).toMatchObject({ inspection: report, powerKw: 120, powerHp: 163 });
    expect((await cars().update({ spuId, inspection: null as never })).inspection).toBeUndefined();
  });

  it('has the equipment that its shop chooses, which buyers see and find at once', async () => {
    const say = (word: string) => ({ ru: word, zh: word, en: word });
    const attrValues = ['81', '82'].map((attrValueId) => ({
      attrValueId,
      value: say(`Value ${attrValueId}`),
    }));
    const attr = { attrId: '8', name: say('Equipment'), searchType: 1, attrType: 1 } as const;
    await importAs(mall).importAttrs({ attrs: [{ ...attr, categoryIds: [SEDANS], attrValues }] });
    const draft = await cars().create(aDraft({ attrValueIds: ['82', '81', '82'] }));
    const shown = { attrId: '8', attrName: 'Equipment', attrValueId: '82', attrValueName: 'Value 82' };
    expect(draft).toMatchObject({
      attrValueIds: ['81', '82'],
      spuAttrValues: [{ attrValueId: '81' }, shown],
    });

    const car = aCar();
    await importCars(mall, car);
    const { spuId } = car;
    const changed = await cars().update({ spuId, attrValueIds: ['82'] });
    expect(changed).toMatchObject({ status: 1, attrValueIds: ['82'], spuAttrValues: [shown] });
    const found = () =>
      mall
        .callAs(aVisitor())(productSearchApi)
        .simplePage({ ...first, attrIds: '8_82' });
    await untilTrue('the car to be found by it', async () => (await found()).total === 1);
    expect((await mall.callAs(aVisitor())(productCarApi).prodInfo({ spuId })).spuAttrValues).toEqual([shown]);

    const unknown = { ...failsWith('product.attrValueUnknown'), params: { ids: '999, 998' } };
    const attrValueIds = ['82', '999', '998'];
    await expect(cars().create(aDraft({ attrValueIds }))).rejects.toMatchObject(unknown);
    await expect(cars().update({ spuId, attrValueIds })).rejects.toMatchObject(unknown);
    expect((await cars().update({ spuId, keys: 2 })).attrValueIds).toEqual(['82']);
    expect((await cars().update({ spuId, attrValueIds: null as never })).attrValueIds).toEqual([]);
  });

  it('is refused for sale while facts are missing, which are named in the language of the reader', async () => {
    const { spuId } = await cars().create(aDraft({ condition: 'used' }));
    await expect(cars().publish({ spuIds: [spuId] })).rejects.toMatchObject({
      ...failsWith('product.carIncomplete'),
      params: { fields: { ru: expect.stringContaining('Мощность, кВт') as string } },
    });
  });

  it('goes on sale through the review, and off it again', async () => {
    const { spuId } = await cars().create(aDraft(facts()));
    expect((await cars().publish({ spuIds: [spuId] }))[0]!.status).toBe(3);
    expect(await isPublic(spuId)).toBe(false);
    await expect(cars(reviewer).review({ spuId, result: -1 })).rejects.toMatchObject(
      failsWith('product.reasonNeeded'),
    );
    const rejected = await cars(reviewer).review({ spuId, result: -1, reason: 'Нет фото салона' });
    expect(rejected).toMatchObject({ status: 0, statusReason: 'Нет фото салона' });
    await cars().publish({ spuIds: [spuId] });
    expect((await cars(reviewer).review({ spuId, result: 1 })).status).toBe(1);
    await untilPublic(spuId);
    expect((await cars().offShelf({ spuIds: [spuId] }))[0]!.status).toBe(0);
    await untilHidden(spuId);
  });

  it('goes on sale at once when the platform does not review', async () => {
    await importAs(mall).importCars({ cars: [aCar(), aCar(), aCar()] });
    await cars(reviewer).setSpuCheck({ checkStats: 0 });
    const { spuId } = await cars().create(aDraft(facts()));
    expect((await cars().publish({ spuIds: [spuId] }))[0]!.status).toBe(1);
    await cars(reviewer).setSpuCheck({ checkStats: 1 });
    expect(await mall.callAs(aVisitor())(productCarApi).spuCheck({})).toEqual({ checkStats: 1 });
  });

  it('that staff took off sale can be put back only by staff', async () => {
    const car = aCar();
    await importCars(mall, car);
    const down = await cars(reviewer).takeDown({ spuIds: [car.spuId], reason: 'Скручен пробег' });
    expect(down[0]).toMatchObject({ status: 2, statusReason: 'Скручен пробег' });
    await expect(cars().publish({ spuIds: [car.spuId] })).rejects.toMatchObject(
      failsWith('product.carTakenDown'),
    );
    await expect(cars().review({ spuId: car.spuId, result: 1 })).rejects.toMatchObject(
      failsWith('platform.forbidden'),
    );
    expect((await cars(reviewer).review({ spuId: car.spuId, result: 1 })).status).toBe(1);
  });

  it('is announced with its batch when others of its shop are taken down by the same request', async () => {
    const together = [aCar(), aCar()];
    const alone = aCar();
    for (const car of [...together, alone]) await importCars(mall, car);
    await cars(reviewer).takeDown({ spuIds: together.map(({ spuId }) => spuId), reason: 'Скручен пробег' });
    await cars(reviewer).takeDown({ spuIds: [alone.spuId], reason: 'Скручен пробег' });
    const batchOf = async ({ spuId }: { readonly spuId: string }): Promise<unknown> => {
      const [event] = await mall.query<{ batch: unknown }>(
        'product',
        `SELECT payload->'batch' AS batch FROM outbox WHERE subject = $1 AND payload->>'spuId' = $2`,
        [productEvents.carWithdrawn.subject, spuId],
      );
      return event!.batch;
    };
    const batch = { batchId: expect.any(String), cars: 2 };
    expect(await batchOf(together[0]!)).toEqual(batch);
    expect(await batchOf(together[1]!)).toEqual(await batchOf(together[0]!));
    expect(await batchOf(alone)).toBeNull();
  });

  it('changes its state with all others of a request or not at all', async () => {
    const [whole, draft] = [await cars().create(aDraft(facts())), await cars().create(aDraft())];
    await expect(cars().publish({ spuIds: [whole.spuId, draft.spuId] })).rejects.toMatchObject(
      failsWith('product.oneOfCarsRefused'),
    );
    expect((await cars().one({ spuId: whole.spuId })).status).toBe(0);
  });
});

describe('editing a car', () => {
  it('changes the given fields only', async () => {
    const { spuId } = await cars().create(aDraft({ ...facts(), partyCode: 'A-1' }));
    const after = await cars().update({ spuId, colour: 'red', priceFee: 20_000_000 });
    expect(after).toMatchObject({
      colour: 'red',
      priceFee: 20_000_000,
      marketPriceFee: 20_000_000,
      partyCode: 'A-1',
      mileageKm: 42_000,
      version: 2,
    });
    const emptied = await cars().update({ spuId, partyCode: null as unknown as undefined });
    expect(emptied.partyCode).toBeUndefined();
  });

  it('is found by its new words', async () => {
    const car = aCar();
    await importCars(mall, car);
    const name = { ru: 'Особый экземпляр', zh: '特别版', en: 'Special' };
    await cars(reviewer).update({ spuId: car.spuId, name });
    await untilTrue('the car to be found', async () => {
      const { list } = await mall
        .callAs(aVisitor())(productSearchApi)
        .simplePage({ keyword: 'особый тойота', pageNum: 1, pageSize: 5, sort: 1 });
      return list[0]!.spus.map(({ spuId }) => spuId).join() === car.spuId;
    });
  });

  it('takes a car off sale until it is reviewed when its shop makes another car of it', async () => {
    const car = aCar({ shopId: '501' });
    await importCars(mall, car);
    const { status } = await cars().update({ spuId: car.spuId, priceFee: 14_000_000 });
    expect(status).toBe(1);
    const changed = await cars().update({ spuId: car.spuId, vin: toyotaVin(654_321) });
    expect(changed.status).toBe(3);
    await untilHidden(car.spuId);
    await cars(reviewer).review({ spuId: car.spuId, result: 1 });
    await untilPublic(car.spuId);
  });

  it('is refused when somebody else has changed the car in between', async () => {
    const { spuId, version } = await cars().create(aDraft());
    await cars().update({ spuId, version, colour: 'red' });
    await expect(cars().update({ spuId, version, colour: 'blue' })).rejects.toMatchObject(
      failsWith('platform.staleData'),
    );
  });

  it('cannot remove required facts of a car on sale', async () => {
    const car = aCar();
    await importCars(mall, car);
    await expect(
      cars().update({ spuId: car.spuId, mileageKm: null as unknown as undefined }),
    ).rejects.toMatchObject(failsWith('product.carIncomplete'));
  });

  it('refuses a series of another make, and a VIN that is taken', async () => {
    await expect(cars().create(aDraft({ seriesId: tiggo.brandId }))).rejects.toMatchObject(
      failsWith('product.seriesOfOtherBrand'),
    );
    await expect(cars().create(aDraft({ brandId: camry.brandId }))).rejects.toMatchObject(
      failsWith('product.brandUnknown'),
    );
    await expect(cars().create(aDraft({ categoryId: '99' }))).rejects.toMatchObject(
      failsWith('product.categoryUnknown'),
    );
    const vin = toyotaVin(123_456);
    await cars().create(aDraft({ vin }));
    await expect(cars().create(aDraft({ vin }))).rejects.toMatchObject(failsWith('product.vinTaken'));
    await expect(cars().create(aDraft({ vin: 'OOPS' }))).rejects.toMatchObject(
      failsWith('platform.invalidInput'),
    );
  });

  it('sets the free units and keeps those that buyers hold', async () => {
    const car = aCar({ condition: 'new', stock: 5 });
    await importCars(mall, car);
    const stock = mall.callAs(aService('order'))(productStockApi);
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    await stock.holdCars({ orderKey: 'desk-1', expiresAt, lines: [{ skuId: skuOf(car), count: 2 }] });
    expect(await cars().update({ spuId: car.spuId, stock: 10 })).toMatchObject({ stock: 10, lockStock: 2 });
    await expect(cars().remove({ spuId: car.spuId })).rejects.toMatchObject(failsWith('product.carHasHolds'));
    await stock.releaseHold({ orderKey: 'desk-1' });
    await cars().remove({ spuId: car.spuId });
    await untilHidden(car.spuId);
    expect(await cars().restore({ spuId: car.spuId })).toMatchObject({ status: 0, stock: 12 });
    // A repeated click.
    expect(await cars().restore({ spuId: car.spuId })).toMatchObject({ status: 0, stock: 12 });
    await expect(cars().restore({ spuId: '999999999' })).rejects.toMatchObject(
      failsWith('platform.notFound'),
    );
  });

  it('brings back a removed car to its shop, unless its VIN has been given to another one', async () => {
    const vin = toyotaVin(654_807);
    const { spuId } = await cars().create(aDraft({ vin }));
    await cars().remove({ spuId });
    const other = await cars().create(aDraft({ vin }));
    await expect(cars().restore({ spuId })).rejects.toMatchObject(failsWith('product.vinTaken'));
    await cars().remove({ spuId: other.spuId });
    expect(await cars().restore({ spuId })).toMatchObject({ vin, status: 0 });
  });

  it('lists removed cars to their own shop, by words too, until they are back', async () => {
    const shop = aMerchant({ shopId: '778' });
    const { spuId } = await cars(shop).create(aDraft({ partyCode: 'GONE-1' }));
    await cars(shop).create(aDraft());
    await cars(shop).remove({ spuId });
    const removed = async (caller: Caller, more = {}) =>
      (await cars(caller).find({ current: 1, size: 10, isRemoved: true, ...more })).records;
    expect(await removed(shop)).toMatchObject([{ spuId, status: 0, isRemoved: true }]);
    expect(await removed(shop, { keyWord: 'gone' })).toHaveLength(1);
    expect(await removed(shop, { keyWord: 'gone', status: 1 })).toHaveLength(0);
    expect(await removed(aMerchant({ shopId: '779' }))).toEqual([]);
    await cars(shop).restore({ spuId });
    expect(await removed(shop)).toEqual([]);
  });

  it('and holding it at the same time do not deadlock', async () => {
    const car = aCar({ condition: 'new', stock: 500 });
    await importCars(mall, car);
    const stock = mall.callAs(aService('order'))(productStockApi);
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const lines = [{ skuId: skuOf(car), count: 1 }];
    const rounds = Array.from({ length: 8 }, (_, round) => [
      stock.holdCars({ orderKey: `both-${round}`, expiresAt, lines }),
      cars().update({ spuId: car.spuId, keys: round % 3 }),
    ]);
    await Promise.all(rounds.flat());
    expect(await cars().one({ spuId: car.spuId })).toMatchObject({ stock: 492, lockStock: 8 });
  });
});

const brands = (caller = editor) => mall.callAs(caller)(productBrandApi);

describe('the list of cars', () => {
  it('shows merchants only their own shop, whatever they request', async () => {
    const mine = aMerchant({ shopId: '777' });
    const { spuId } = await cars(mine).create(aDraft());
    const page = await cars(mine).find({ current: 1, size: 10, shopId: '501' });
    expect(page.records.map((record) => record.spuId)).toEqual([spuId]);
    expect(page).toMatchObject({ total: 1, pages: 1 });
  });

  it('filters by words, status and series, and sorts by an offered column', async () => {
    const page = await cars(reviewer).find({
      current: 1,
      size: 5,
      keyWord: 'камри',
      status: 1,
      seriesId: camry.brandId,
      sortBy: 'priceFee',
      sortOrder: 'ASC',
    });
    const prices = page.records.map(({ priceFee }) => priceFee);
    expect(prices).toEqual([...prices].sort((left, right) => left - right));
    await expect(
      cars(reviewer).find({ current: 1, size: 5, sortBy: '1; DROP TABLE spu' }),
    ).rejects.toMatchObject(failsWith('product.columnUnknown'));
  });

  describe('by words', () => {
    const find = async (keyWord: string): Promise<string[]> => {
      const page = await cars(reviewer).find({ current: 1, size: 50, keyWord });
      expect(page.total).toBe(page.records.length);
      return page.records.map((record) => record.spuId);
    };
    let spuId: string;

    beforeAll(async () => {
      const name = { ru: 'Ксерион Зэт', zh: '鑫瑞昂猎鹰 2019款 豪华型', en: 'Xerion Q7z' };
      ({ spuId } = await cars().create(aDraft({ name, vin: 'LXER1N00000777713', year: 2019 })));
    });

    it.each([
      ['part of a word in any case', 'ЕРИОН'],
      ['two Chinese characters inside a name', '猎鹰'],
      ['one Chinese character', '鑫'],
      ['the first two letters of a word', 'q7'],
      ['part of the VIN', 'r1n000007'],
      ['words of several languages', 'ксер 豪华 2019'],
    ])('finds a car that is not on sale by %s', async (_, keyWord) => {
      expect(await find(keyWord)).toEqual([spuId]);
    });

    it('requires all words, and takes no letter of a pattern for one', async () => {
      expect(await find('ксерион чери')).toEqual([]);
      expect(await find('ксер_он')).toEqual([]);
    });

    it('finds all cars of a make by its alias', async () => {
      const ofMake = await cars(reviewer).find({ current: 1, size: 50, brandId: toyota.brandId });
      expect((await find(toyota.aliases![0]!)).sort()).toEqual(
        ofMake.records.map((record) => record.spuId).sort(),
      );
    });

    it('follows the name of a make, and the car to another make', async () => {
      const [one, other] = [
        await brands().create({ name: { ru: 'Зурбан', zh: '祖尔班', en: 'Zurban' } }),
        await brands().create({ name: { ru: 'Мириад', zh: '米里亚德', en: 'Myriad' } }),
      ];
      const { spuId: itsCar } = await cars().create(
        aDraft({ brandId: one.brandId, seriesId: undefined, year: 2019 }),
      );
      expect(await find('zurban')).toEqual([itsCar]);
      await brands().update({ brandId: one.brandId, name: { ru: 'Касбек', zh: '卡兹别克', en: 'Kasbek' } });
      expect(await find('zurban')).toEqual([]);
      expect(await find('касбек 2019')).toEqual([itsCar]);
      await cars().update({ spuId: itsCar, brandId: other.brandId });
      expect(await find('касбек')).toEqual([]);
      expect(await find('米里亚')).toEqual([itsCar]);
    });

    it('follows a new name', async () => {
      const name = { ru: 'Ксерион Игрек', zh: '鑫瑞昂', en: 'Xerion Y' };
      await cars().update({ spuId, name });
      expect(await find('猎鹰')).toEqual([]);
      expect(await find('игрек')).toEqual([spuId]);
    });
  });

  it('is closed to staff without the right', async () => {
    await expect(cars(editor).find({ current: 1, size: 5 })).rejects.toMatchObject(
      failsWith('platform.forbidden'),
    );
  });
});

describe('brands', () => {
  it('are added, found, changed and removed', async () => {
    const name = { ru: 'Вояж', zh: '岚图', en: 'Voyah' };
    const make = await brands().create({ name, aliases: ['войя'] });
    expect(make).toMatchObject({ brandParentId: '0', firstLetter: 'V', status: 1, productCount: 0 });
    const series = await brands().create({
      name: { ru: 'Фри', zh: 'FREE', en: 'Free' },
      brandParentId: make.brandId,
    });
    const found = await brands().find({ current: 1, size: 10, keyWord: 'войя' });
    expect(found.records.map(({ brandId }) => brandId)).toEqual([make.brandId]);
    expect(await brands().update({ brandId: make.brandId, seq: 9 })).toMatchObject({ seq: 9, name });
    await expect(brands().remove({ brandId: make.brandId })).rejects.toMatchObject(
      failsWith('product.brandInUse'),
    );
    await brands().remove({ brandId: series.brandId });
    await brands().remove({ brandId: make.brandId });
    await expect(brands().one({ brandId: make.brandId })).rejects.toMatchObject(
      failsWith('platform.notFound'),
    );
  });

  it('show Russian buyers the pronunciation of a name in Latin letters', async () => {
    const make = await brands().create({
      name: { ru: 'Voyah', zh: '岚图', en: 'Voyah' },
      aliases: ['voyah motors', 'войя', 'Воя'],
    });
    const seenIn = async (locale: 'ru' | 'en') => {
      const page = { pageNum: 1, pageSize: 100, sort: 1, brandParentId: '0' } as const;
      const { list } = await mall.callAs(aVisitor({ locale }))(productBrandApi).page(page);
      return list.find(({ brandId }) => brandId === make.brandId);
    };
    await untilTrue('the reading', async () => (await seenIn('ru'))?.reading === 'Воя');
    expect(await seenIn('en')).not.toHaveProperty('reading');
    await brands().update({ brandId: make.brandId, name: { ru: 'Воя', zh: '岚图', en: 'Voyah' } });
    await untilTrue('the new name', async () => (await seenIn('ru'))?.name === 'Воя');
    expect(await seenIn('ru')).not.toHaveProperty('reading');
    await brands().remove({ brandId: make.brandId });
  });

  it('are unique by name, and two levels deep', async () => {
    const english = (en: string) => ({ ru: en, zh: en, en });
    await expect(brands().create({ name: english('TOYOTA') })).rejects.toMatchObject(
      failsWith('product.brandNameTaken'),
    );
    await expect(
      importAs(mall).importBrands({
        brands: [{ brandId: '77001', brandParentId: '0', name: english('Toyota') }],
      }),
    ).rejects.toMatchObject(failsWith('product.brandNameTaken'));
    await expect(
      brands().create({ name: english('Camry Hybrid'), brandParentId: camry.brandId }),
    ).rejects.toMatchObject(failsWith('product.brandTooDeep'));
  });

  it('change the names of their cars when they are renamed', async () => {
    const car = aCar();
    await importCars(mall, car);
    await brands().update({ brandId: toyota.brandId, aliases: ['тоёта', 'тайота'] });
    const search = mall.callAs(aVisitor())(productSearchApi);
    const asked = { keyword: 'тайота', spuIds: [car.spuId], pageNum: 1, pageSize: 1, sort: 1 } as const;
    await until(
      async () =>
        (await search.simplePage({ ...asked, spuIds: [car.spuId] })).total === 1 ? true : undefined,
      { what: 'the car to be found by the new name', timeoutMs: 15_000 },
    );
  });

  it('are read by merchants and written by staff with the right', async () => {
    expect((await brands(merchant).find({ current: 1, size: 1 })).total).toBeGreaterThan(0);
    for (const caller of [merchant, aStaffMember()])
      await expect(brands(caller).remove({ brandId: tiggo.brandId })).rejects.toMatchObject(
        failsWith('platform.forbidden'),
      );
  });
});

describe('categories', () => {
  const categories = () => mall.callAs(editor)(productCategoryApi);

  it('move with everything below them, but not below themselves', async () => {
    const name = (en: string) => ({ ru: en, zh: en, en });
    const outer = await categories().create({ name: name('Outer') });
    const inner = await categories().create({ name: name('Inner'), parentId: outer.categoryId });
    expect(inner).toMatchObject({ level: 1, path: `${outer.categoryId}-${inner.categoryId}` });
    await expect(
      categories().update({ categoryId: outer.categoryId, parentId: inner.categoryId }),
    ).rejects.toMatchObject(failsWith('product.categoryLoop'));
    await categories().update({ categoryId: outer.categoryId, parentId: SEDANS });
    expect((await categories().one({ categoryId: inner.categoryId })).level).toBe(3);
    await expect(categories().remove({ categoryId: outer.categoryId })).rejects.toMatchObject(
      failsWith('product.categoryInUse'),
    );
  });

  it('with cars cannot be removed', async () => {
    await importCars(mall, aCar({ categoryId: CROSSOVERS }));
    await expect(categories().remove({ categoryId: CROSSOVERS })).rejects.toMatchObject(
      failsWith('product.categoryInUse'),
    );
  });
});

it('writes an event for every change, in the same transaction', async () => {
  const rows = await mall.query<{ subject: string }>('product', `SELECT DISTINCT subject FROM outbox`);
  expect(rows.map(({ subject }) => subject.replace('event.product.', '')).sort()).toEqual(
    expect.arrayContaining([
      'brandChanged',
      'carChanged',
      'carPublished',
      'carSubmittedForReview',
      'carWithdrawn',
      'catalogueImported',
      'categoryChanged',
    ]),
  );
});
