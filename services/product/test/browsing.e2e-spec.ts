import {
  CARS_CATEGORY_ID,
  FEED_FILES,
  LISTING_BUCKET,
  productBrandApi,
  productCarApi,
  productCategoryApi,
  productErrors,
  productListingApi,
  productSearchApi,
  type ImportCarDto,
  type SearchCarsDto,
} from '@mall/contracts/product';
import { anId, aService, aVisitor, startMall, type TestMall } from '@mall/testing';
import {
  aCar,
  camry,
  chery,
  CROSSOVERS,
  importAs,
  importBrands,
  importCars,
  SEDANS,
  tiggo,
  toyota,
  untilTrue,
} from './catalogue.js';

let mall: TestMall;
const used = aCar();
const cheap = aCar({ priceFee: 9_900_000, year: 2018, firstRegDate: '2018-03-01', saleNum: 7 });
const fresh = aCar({
  brandId: chery.brandId,
  seriesId: tiggo.brandId,
  categoryId: CROSSOVERS,
  name: { ru: 'Chery Tiggo 7 Pro 1.5T', zh: '奇瑞 瑞虎7 PRO 1.5T', en: 'Chery Tiggo 7 Pro 1.5T' },
  condition: 'new',
  year: 2026,
  firstRegDate: undefined,
  mileageKm: 10,
  bodyType: 'crossover',
  engineCc: 1498,
  powerKw: 115,
  stock: 30,
  priceFee: 9_500_000,
  wholesalePriceFee: 9_100_000,
  pictures: [],
});
const hidden = aCar({ status: 0 });

beforeAll(async () => {
  mall = await startMall(['product']);
  await importBrands(mall);
  await importCars(mall, used, cheap, fresh, hidden);
  // A cluster finds the words of cars a moment after the cars.
  for (const keyword of ['тоёта 2.5', 'Тяньцзинь камри бензин'])
    await untilTrue(`"${keyword}" to be known`, async () => (await found({ keyword })).length === 2);
});

const search = (asked: Partial<SearchCarsDto>, locale: 'ru' | 'zh' | 'en' = 'ru') =>
  mall
    .callAs(aVisitor({ locale }))(productSearchApi)
    .simplePage({ pageNum: 1, pageSize: 20, sort: 1, ...asked });
const found = async (asked: Partial<SearchCarsDto>): Promise<string[]> =>
  (await search(asked)).list[0]!.spus.map(({ spuId }) => spuId).sort();
const ids = (...cars: ImportCarDto[]): string[] => cars.map(({ spuId }) => spuId).sort();

describe('searching', () => {
  it.each([
    'тойота камри',
    'камри тойота',
    'toyota camry',
    '丰田凯美瑞',
    '凯美瑞',
    'тоёта 2.5',
    'тойота 丰田 camry',
    'Тяньцзинь камри бензин',
  ])('finds the same cars by %s', async (keyword) =>
    expect(await found({ keyword })).toEqual(ids(used, cheap)),
  );

  it('filters by a year in the search text', async () =>
    expect(await found({ keyword: 'камри 2021' })).toEqual(ids(used)));

  it.each(['tiggo7pro', 'Tiggo 7 Pro', 'чери', '瑞虎7'])('finds the Tiggo by %s', async (keyword) =>
    expect(await found({ keyword })).toEqual(ids(fresh)),
  );

  it.each(['%', '_', `'`, '\\', '((((', `' OR 1=1 --`, 'мазда'])('finds nothing by %s', async (keyword) => {
    const { total, list } = await search({ keyword });
    expect(total).toBe(0);
    expect(list[0]!.spus).toEqual([]);
  });

  it('never shows a car that is not on sale', async () =>
    expect(await found({})).toEqual(ids(used, cheap, fresh)));

  it.each([
    ['make', { brandIds: [toyota.brandId] }, [used, cheap]],
    ['series', { brandIds: [camry.brandId] }, [used, cheap]],
    ['one of several', { brandIds: [camry.brandId, chery.brandId] }, [used, cheap, fresh]],
    ['category above', { categoryId: CARS_CATEGORY_ID }, [used, cheap, fresh]],
    ['category', { categoryId: SEDANS }, [used, cheap]],
    ['unknown category', { categoryId: '99' }, []],
    ['condition', { condition: 'new' as const }, [fresh]],
    ['price', { minPrice: 9_500_000, maxPrice: 9_900_000 }, [cheap, fresh]],
    ['year', { minYear: 2021, maxYear: 2021 }, [used]],
    ['mileage', { maxMileageKm: 10 }, [fresh]],
    ['power', { maxPowerHp: 160 }, [fresh]],
    ['body', { bodyType: ['crossover' as const, 'suv' as const] }, [fresh]],
    ['stock', { hasStock: 1 as const, keyword: 'tiggo' }, [fresh]],
    ['ids', { spuIds: [used.spuId, hidden.spuId] }, [used]],
  ])('filters by %s', async (_name, asked, cars) => expect(await found(asked)).toEqual(ids(...cars)));

  it.each([
    [5, [fresh, cheap, used]],
    [4, [used, cheap, fresh]],
  ] as const)('sorts by price with sort %i', async (sort, cars) => {
    const { list } = await search({ sort });
    expect(list[0]!.spus.map(({ spuId }) => spuId)).toEqual(cars.map(({ spuId }) => spuId));
  });

  it('sorts by sales', async () =>
    expect((await search({ sort: 2 })).list[0]!.spus[0]!.spuId).toBe(cheap.spuId));

  it('returns the envelope of the family with the fields of a car card', async () => {
    const page = await search({ keyword: 'tiggo', pageSize: 1 }, 'zh');
    expect(page).toMatchObject({ pages: 1, total: 1, totalIsLowerBound: false });
    const [group] = page.list;
    expect(group!.brands).toEqual([{ brandId: chery.brandId, name: '奇瑞', imgUrl: '' }]);
    expect(group!.categorys).toEqual([{ categoryId: CROSSOVERS, name: 'SUV' }]);
    expect(group!.spus[0]).toMatchObject({
      spuName: '奇瑞 瑞虎7 PRO 1.5T',
      brandName: '奇瑞',
      mainImgUrlBase: '1',
      mainImgUrl: '',
      priceFee: 9_500_000,
      marketPriceFee: 9_500_000,
      powerHp: 156,
      city: '天津',
      badges: ['power160'],
      hasStock: true,
    });
  });

  it('refuses pages beyond the limit', async () => {
    await expect(search({ pageNum: 1_000_000, pageSize: 500 })).rejects.toMatchObject({
      declaration: { key: productErrors.pageTooDeep.key },
    });
  });

  it('refuses unknown choices', async () => {
    await expect(search({ fuel: ['steam' as 'ev'] })).rejects.toMatchObject({
      declaration: { key: productErrors.filterUnknown.key },
    });
  });
});

describe('a car page', () => {
  const show = (spuId: string, locale: 'ru' | 'en' = 'ru') =>
    mall.callAs(aVisitor({ locale }))(productCarApi).prodInfo({ spuId });

  it('shows the facts, the price tiers and the shop', async () => {
    expect(await show(fresh.spuId)).toMatchObject({
      condition: 'new',
      powerKw: 115,
      powerHp: 156,
      city: 'Тяньцзинь',
      categoryNames: ['Автомобили', 'Кроссоверы'],
      shopInfo: { shopName: 'Порт Авто', type: 2 },
      priceTiers: [
        { minCount: 1, priceFee: 9_500_000 },
        { minCount: 11, priceFee: 9_100_000 },
      ],
      totalStock: 30,
      skus: [{ skuId: fresh.spuId, stock: 30 }],
    });
  });

  it('masks the VIN', async () => {
    const car = aCar({ vin: 'JTNB11HK7M3123456' });
    await importCars(mall, car);
    expect((await show(car.spuId)).vin).toBe('JTN••••••••123456');
  });

  it('remembers the prices that buyers saw, the latest first, and none of a draft', async () => {
    const [car, draft] = [aCar({ priceFee: 9_000_000 }), aCar({ priceFee: 9_000_000, status: 0 })];
    await importCars(mall, car, draft);
    const reprice = (priceFee: number) =>
      mall.query('product', 'UPDATE spu SET price_fee = $2 WHERE spu_id = ANY($1)', [
        [car.spuId, draft.spuId],
        priceFee,
      ]);
    for (const priceFee of [8_500_000, 8_700_000, 8_700_000]) await reprice(priceFee);
    const { priceFee, formerPrices } = await show(car.spuId);
    expect(priceFee).toBe(8_700_000);
    expect(formerPrices?.map((former) => former.priceFee)).toEqual([8_500_000, 9_000_000]);
    await mall.query('product', 'UPDATE spu SET status = 1 WHERE spu_id = $1', [draft.spuId]);
    expect((await show(draft.spuId)).formerPrices).toEqual([]);
  });

  it('stays when the car is sold, but leaves the lists for search engines', async () => {
    const car = aCar({ spuId: '1500007', stock: 1 });
    await importCars(mall, car);
    const bucket = Math.floor(Number(car.spuId) / LISTING_BUCKET);
    const isListed = async () =>
      (await mall.callAs(aService('gateway'))(productListingApi).cars({ bucket })).some(
        ({ spuId }) => spuId === car.spuId,
      );
    const units = (stock: number, lockStock: number) =>
      mall.query(
        'product',
        'UPDATE sku_stock SET stock = $2, lock_stock = $3, actual = $2::int + $3::int WHERE spu_id = $1',
        [car.spuId, stock, lockStock],
      );
    await units(0, 1);
    expect(await show(car.spuId)).toMatchObject({ hasStock: false, isSold: false });
    expect(await isListed()).toBe(true);
    await units(0, 0);
    expect(await show(car.spuId)).toMatchObject({ hasStock: false, isSold: true });
    expect(await isListed()).toBe(false);
  });

  it('leaves the lists of pages and files with its bucket when nothing of it is for sale', async () => {
    const car = aCar({ spuId: '2500070', stock: 1 });
    await importCars(mall, car);
    const lists = mall.callAs(aService('gateway'))(productListingApi);
    const bucket = Math.floor(Number(car.spuId) / LISTING_BUCKET);
    const file = Number(car.spuId) % FEED_FILES;
    expect(await lists.buckets({})).toContain(bucket);
    expect(await lists.feedFiles({})).toContain(file);
    await mall.query('product', 'UPDATE sku_stock SET stock = 0, actual = 0 WHERE spu_id = $1', [car.spuId]);
    expect(await lists.buckets({})).not.toContain(bucket);
    expect(await lists.buckets({})).toContain(Math.floor(Number(fresh.spuId) / LISTING_BUCKET));
    expect((await lists.cars({ bucket })).map(({ spuId }) => spuId)).not.toContain(car.spuId);
  });

  it.each([hidden.spuId, anId()])('does not exist for %s', async (spuId) => {
    await expect(show(spuId)).rejects.toMatchObject({ declaration: { code: 'A01000' } });
  });
});

describe('brands', () => {
  const brands = (locale: 'ru' | 'zh' | 'en' = 'ru') => mall.callAs(aVisitor({ locale }))(productBrandApi);
  const paging = { pageNum: 1, pageSize: 100, sort: 1 };

  it('are makes with their live counts, in the language of the caller', async () => {
    const { list, total } = await brands().page({ ...paging, brandParentId: '0' });
    expect(total).toBe(2);
    expect(list.map(({ name }) => name)).toEqual(['Тойота', 'Чери']);
    expect(list[1]).toMatchObject({ productCount: 1, firstLetter: 'C', minPriceFee: 9_500_000 });
  });

  it('count only cars of a condition on request', async () => {
    const { list } = await brands().page({ ...paging, brandParentId: '0', condition: 'new' });
    expect(list.map(({ productCount }) => productCount)).toEqual([0, 1]);
  });

  it('sort by a whitelisted column', async () => {
    const { list } = await brands('en').page({
      ...paging,
      brandParentId: '0',
      columns: 'productCount',
      orders: 'DESC',
    });
    expect(list[0]!.name).toBe('Toyota');
  });

  it('refuse any other column', async () => {
    const columns = 'brand_id; DROP TABLE brand' as 'name';
    await expect(brands().page({ ...paging, brandParentId: '0', columns })).rejects.toMatchObject({
      declaration: { code: 'A00002' },
    });
  });

  it('have series, and related brands', async () => {
    const series = await brands().childPage({ ...paging, brandParentId: toyota.brandId });
    expect(series.list.map(({ name }) => name).sort()).toEqual(['Камри', 'РАВ4']);
    const relatives = await brands().relationPage({ ...paging, brandId: camry.brandId });
    expect(relatives.list[0]!.name).toBe('Тойота');
    expect(relatives.list).toHaveLength(3);
  });

  it('of a category are those with cars in it', async () => {
    const { list } = await brands().listByCategory({ ...paging, categoryId: CROSSOVERS });
    expect(list.map(({ brandId }) => brandId)).toEqual([chery.brandId]);
  });

  it('are ranked by their number of cars', async () => {
    const { list } = await brands().topList(paging);
    expect(list[0]!.brandId).toBe(toyota.brandId);
  });
});

describe('categories', () => {
  it('contain the one that the storefront needs, with its children and counts', async () => {
    const roots = await mall.callAs(aVisitor())(productCategoryApi).list({ shopId: '0', parentId: '0' });
    const cars = roots.find(({ categoryId }) => categoryId === CARS_CATEGORY_ID)!;
    expect(cars.categories).toHaveLength(8);
    expect(cars.productCount).toBeGreaterThanOrEqual(3);
    expect(cars.categories[0]!.pathNames).toEqual(['Автомобили', 'Седаны']);
  });

  it('of a shop are those in which it sells', async () => {
    const roots = await mall.callAs(aVisitor())(productCategoryApi).shopList({ shopId: '501' });
    expect(roots[0]!.categories.map(({ categoryId }) => categoryId)).toEqual([SEDANS, CROSSOVERS]);
  });

  it('return their free attributes', async () => {
    const name = { ru: 'Комплект', zh: '配件', en: 'Kit' };
    const value = { ru: 'Зимний', zh: '冬季', en: 'Winter' };
    const attrValues = [{ attrValueId: '71', value }];
    const attr = {
      attrId: '7',
      name,
      searchType: 1,
      attrType: 1,
      categoryIds: [SEDANS],
      attrValues,
    } as const;
    await importAs(mall).importAttrs({ attrs: [{ ...attr, categoryIds: [SEDANS], attrValues }] });
    const winter = aCar({ attrValueIds: ['71'] });
    await importCars(mall, winter);
    expect(await mall.callAs(aVisitor())(productCategoryApi).attrs({ categoryId: SEDANS })).toEqual([
      {
        attrId: '7',
        name: 'Комплект',
        searchType: 1,
        attrType: 1,
        attrValues: [{ attrValueId: '71', value: 'Зимний' }],
      },
    ]);
    await untilTrue('the attribute to be known', async () => (await found({ attrIds: '7_71' })).length > 0);
    expect(await found({ attrIds: '7_71' })).toEqual(ids(winter));
    const { spuAttrValues } = await mall.callAs(aVisitor())(productCarApi).prodInfo({ spuId: winter.spuId });
    expect(spuAttrValues).toEqual([
      { attrId: '7', attrName: 'Комплект', attrValueId: '71', attrValueName: 'Зимний' },
    ]);
    await importCars(mall, { ...winter, attrValueIds: [] });
    await untilTrue('the car to have lost the value', async () =>
      (await found({ attrIds: '7_71' })).every((spuId) => spuId !== winter.spuId),
    );
  });

  it('are refused where nobody has defined them', async () => {
    await expect(importCars(mall, aCar({ attrValueIds: ['71', '999'] }))).rejects.toMatchObject({
      declaration: { key: 'product.attrValueUnknown' },
    });
  });
});

describe('importing', () => {
  it('changes nothing when it is repeated', async () => {
    const before = await search({ spuIds: [fresh.spuId] });
    await importCars(mall, { ...fresh, stock: 99 });
    await importBrands(mall);
    expect(await search({ spuIds: [fresh.spuId] })).toEqual(before);
    expect((await mall.callAs(aVisitor())(productCarApi).prodInfo({ spuId: fresh.spuId })).totalStock).toBe(
      30,
    );
  });
});
