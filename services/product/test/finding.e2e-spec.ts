import {
  productErrors,
  productSearchApi,
  type ImportCarDto,
  type SimplePageDto,
} from '@mall/contracts/product';
import { aBuyer, aVisitor, startMall, type TestMall } from '@mall/testing';
import { aCar, camry, chery, CROSSOVERS, importBrands, importCars, tiggo, toyota } from './catalogue.js';

let mall: TestMall;
const camrys = Array.from({ length: 5 }, (_, at) => aCar({ priceFee: 10_000_000 + at * 1_000_000 }));
const fresh = aCar({
  brandId: chery.brandId,
  seriesId: tiggo.brandId,
  categoryId: CROSSOVERS,
  name: { ru: 'Chery Tiggo 7 Pro', zh: '奇瑞 瑞虎7 PRO', en: 'Chery Tiggo 7 Pro' },
  condition: 'new',
  bodyType: 'crossover',
  powerKw: 110,
});

beforeAll(async () => {
  mall = await startMall(['product', 'user']);
  await importBrands(mall);
  await importCars(mall, ...camrys, fresh);
});

const visitor = () => mall.callAs(aVisitor())(productSearchApi);
const ask = (asked: Partial<SimplePageDto>) =>
  visitor().simplePage({ pageNum: 1, pageSize: 20, sort: 5, ...asked });
const idsOf = ({ list }: Awaited<ReturnType<typeof ask>>): string[] =>
  list[0]!.spus.map(({ spuId }) => spuId);

it('returns cars, total and all facets for words and filters in one call', async () => {
  const page = await ask({ keyword: 'тойота камри', maxPrice: 12_000_000, facets: 1 });
  expect(page).toMatchObject({ total: 3, totalIsLowerBound: false });
  expect(page.facets).toMatchObject({
    total: 3,
    brands: [{ value: toyota.brandId, name: 'Тойота', count: 3 }],
    series: [{ value: camry.brandId, count: 3, brandParentId: toyota.brandId }],
    price: { min: 10_000_000, max: 14_000_000 },
    regions: [{ value: 'tianjin', name: 'Тяньцзинь', count: 3 }],
    years: [{ value: '2021', count: 3 }],
  });
  expect((await visitor().facets({ pageNum: 1, pageSize: 1, condition: 'new' })).facets.condition).toEqual([
    { value: 'used', name: 'С пробегом', count: 5 },
    { value: 'new', name: 'Новый', count: 1 },
  ]);
});

it('continues after a page, for the same request only', async () => {
  const first = await ask({ brandIds: [toyota.brandId], pageSize: 2 });
  const second = await ask({ brandIds: [toyota.brandId], pageSize: 2, after: first.next! });
  const third = await ask({ brandIds: [toyota.brandId], pageSize: 2, after: second.next! });
  expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual(camrys.map(({ spuId }) => spuId));
  expect(third.next).toBeUndefined();
  for (const other of [{ after: first.next! }, { brandIds: [toyota.brandId], after: 'bm9wZQ' }])
    await expect(ask(other)).rejects.toMatchObject({ declaration: { key: productErrors.cursorBroken.key } });
});

it.each<[string, object]>([
  ['a page that no list has', { pageNum: 1_000_000_000 }],
  ['a price in words', { minPrice: 'abc' }],
  ['a keyword of 10,000 letters', { keyword: 'a'.repeat(10_000) }],
  ['SQL for a sort', { sort: 'price; DROP TABLE spu' }],
  ['an array for a number', { minYear: [2020] }],
])('refuses %s with a message, at once', async (_, asked) => {
  await expect(ask(asked as Partial<SimplePageDto>)).rejects.toMatchObject({
    declaration: { code: 'A00002' },
  });
});

it.each(['(a+)+$'.repeat(16), '.*'.repeat(50), '丰'.repeat(100), 'a '.repeat(50), 'qwrtpsdfgh'.repeat(10)])(
  'is not delayed by %s',
  async (keyword) => expect((await ask({ keyword })).total).toBe(0),
);

it('suggests makes, then series, in any script and layout', async () => {
  const suggest = (keyword: string) => visitor().suggest({ keyword, limit: 5 });
  for (const typed of ['той', 'toy', '丰', 'njq', 'тойтоа'])
    expect((await suggest(typed))[0]).toMatchObject({ kind: 'brand', text: 'Тойота', count: 5 });
  expect(await suggest('камр')).toMatchObject([
    { kind: 'series', text: 'Тойота Камри', brandId: camry.brandId },
  ]);
});

it('reads names by sound and by look, and returns its reading', async () => {
  expect(await ask({ keyword: 'тигго семь про' })).toMatchObject({ total: 1, readAs: 'Тигго 7 Про' });
  // The first letter is Latin.
  expect((await ask({ keyword: 'Kамри' })).total).toBe(camrys.length);
});

it('offers the nearest searches when there are no such cars', async () => {
  const { total, nearest, nearestOthers } = await ask({
    keyword: 'камри',
    condition: 'new',
    bodyType: ['van'],
  });
  expect({ total, nearest, nearestOthers }).toMatchObject({
    total: 0,
    nearest: { without: expect.any(Array) },
  });
  const one = await ask({ condition: 'new', maxPrice: 1 });
  expect(one.nearest).toMatchObject({ without: ['maxPrice'], total: 1 });
  const either = await ask({ condition: 'new', brandIds: [toyota.brandId] });
  expect([either.nearest, ...(either.nearestOthers ?? [])]).toMatchObject([
    { without: ['condition'], total: camrys.length },
    { without: ['brandIds'], total: 1 },
  ]);
});

it('shows favourites and viewed cars only to their owner', async () => {
  const buyer = mall.callAs(aBuyer())(productSearchApi);
  const flags = async (as: typeof buyer, car: ImportCarDto) => {
    const page = await as.simplePageSignedIn({ spuIds: [car.spuId], pageNum: 1, pageSize: 1, sort: 1 });
    return page.list[0]!.spus[0]!;
  };
  await buyer.view({ spuId: fresh.spuId });
  await buyer.view({ spuId: camrys[0]!.spuId });
  expect(await flags(buyer, fresh)).toMatchObject({ viewed: true, isFavourite: false });
  expect(await flags(mall.callAs(aBuyer())(productSearchApi), fresh)).toMatchObject({ viewed: false });
  expect((await ask({ spuIds: [fresh.spuId] })).list[0]!.spus[0]).not.toHaveProperty('viewed');
  const { list } = await buyer.viewed({ pageNum: 1, pageSize: 10 });
  expect(list.map(({ spuId }) => spuId)).toEqual([camrys[0]!.spuId, fresh.spuId]);
});

// Last, because it adds a car.
it('lists the cars that are most like a car, the nearest price first, never itself and none that is sold', async () => {
  const [first, second, third, , last] = camrys.map(({ spuId }) => spuId);
  const similar = async (spuId: string, limit = 3): Promise<string[]> =>
    (await visitor().similar({ spuId, limit })).map((car) => car.spuId);
  expect(await similar(first!)).toEqual([second, third, camrys[3]!.spuId]);
  expect((await similar(last!, 20)).slice(0, 4)).toEqual(
    [...camrys]
      .reverse()
      .slice(1)
      .map(({ spuId }) => spuId),
  );
  const sold = aCar({ priceFee: 10_100_000, stock: 0 });
  await importCars(mall, sold);
  expect(await similar(first!, 20)).not.toContain(sold.spuId);
  expect(await similar('999999999')).toEqual([]);
});
