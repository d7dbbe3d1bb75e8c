import type { Caller } from '@mall/contracts/define';
import {
  productCarApi,
  productErrors,
  productStockApi,
  productStockListApi,
  stockListLimits,
  type StockListRowView,
  type StockListView,
} from '@mall/contracts/product';
import { aBuyer, aMerchant, aService, aStaffMember, startMall, until, type TestMall } from '@mall/testing';
import { aCar, importAs, importBrands, skuOf, toyotaVin } from './catalogue.js';

let mall: TestMall;
beforeAll(async () => {
  mall = await startMall(['product']);
  await importBrands(mall);
  // Comparable cars: the median of used Camrys is 15,800,000.
  await importAs(mall).importCars({ cars: Array.from({ length: 9 }, () => aCar()) });
});

const merchant = aMerchant({ shopId: '501', locale: 'zh' });
const lists = (caller = merchant) => mall.callAs(caller)(productStockListApi);
const cars = (caller = merchant) => mall.callAs(caller)(productCarApi);
const failsWith = (error: { readonly key: string }) => ({ declaration: { key: error.key } });

const HEADINGS = {
  车架号: 'vin',
  商品编码: 'partyCode',
  库存: 'stock',
  品牌: 'brandId',
  车系: 'seriesId',
  分类: 'categoryId',
  名称: 'name.zh',
  '售价（¥）': 'priceFee',
  车况: 'condition',
  '行驶里程（公里）': 'mileageKm',
  首次上牌日期: 'firstRegDate',
  燃料类型: 'fuel',
  '排量（mL）': 'engineCc',
} as const;
type Heading = keyof typeof HEADINGS;
type Cells = Partial<Record<Heading, string>>;

let serial = 1_000;
const nextVin = (): string => toyotaVin((serial += 1));

/** Returns the cells of a used Camry. */
const aRow = (traits: Cells = {}): Cells => ({
  ...{ 车架号: nextVin(), 品牌: '丰田', 车系: '凯美瑞', 分类: '轿车', 名称: '丰田凯美瑞 2.5 豪华版' },
  ...{ '售价（¥）': '158000', 车况: '二手车', '行驶里程（公里）': '5.8万', 首次上牌日期: '2021年5月1日' },
  ...{ 燃料类型: '汽油', '排量（mL）': '2487', ...traits },
});

async function begun(rows: readonly Cells[], caller: Caller = merchant, shopId?: string): Promise<string> {
  const headings = Object.keys(HEADINGS) as Heading[];
  const head = {
    fileName: '库存.xlsx',
    headings,
    columns: Object.values(HEADINGS),
    decimal: 'point',
  } as const;
  const { stockListId } = await lists(caller).begin({
    ...head,
    rows: rows.length,
    ...(shopId && { shopId }),
  });
  for (let from = 0; from < rows.length; from += 100)
    await lists(caller).addRows({
      stockListId,
      rows: rows.slice(from, from + 100).map((row, index) => ({
        nth: from + index + 1,
        fileRow: from + index + 2,
        cells: headings.map((heading) => row[heading] ?? ''),
      })),
    });
  return stockListId;
}

const untilState = (stockListId: string, state: StockListView['state'], caller = merchant) =>
  until(
    async () => {
      const view = await lists(caller).one({ stockListId });
      return view.state === state ? view : undefined;
    },
    { what: `the list to be ${state}`, timeoutMs: 60_000 },
  );

async function checked(rows: readonly Cells[], caller: Caller = merchant, shopId?: string): Promise<string> {
  const stockListId = await begun(rows, caller, shopId);
  await lists(caller).check({ stockListId });
  await untilState(stockListId, 'checked', caller);
  return stockListId;
}

async function applied(stockListId: string, caller = merchant): Promise<StockListView> {
  await lists(caller).apply({ stockListId });
  return untilState(stockListId, 'applied', caller);
}

const rowsOf = async (stockListId: string, caller = merchant): Promise<readonly StockListRowView[]> =>
  (await lists(caller).rows({ stockListId, current: 1, size: 1_000 })).records;
const statesOf = async (stockListId: string) => (await rowsOf(stockListId)).map(({ state }) => state);
const place = (heading: Heading): number => Object.keys(HEADINGS).indexOf(heading);
const carWith = async (vin: string, caller = merchant) =>
  (await cars(caller).find({ vin, current: 1, size: 10 })).records[0];
const carsIn = async (shopId: string) =>
  (
    await mall.query<{ n: number }>('product', 'SELECT count(*)::int AS n FROM spu WHERE shop_id = $1', [
      shopId,
    ])
  )[0]!.n;

describe('a list of cars', () => {
  it('becomes drafts, and what is wrong is refused at its cell in the language of the reader', async () => {
    const vin = nextVin();
    const stockListId = await checked([
      aRow({ 车架号: vin }),
      aRow({ 燃料类型: '煤油' }),
      aRow({ 车架号: 'LFMAP86C0MFFFFFFF' }),
      aRow({ 燃料类型: '纯电动' }),
      aRow({ 品牌: '没有的品牌' }),
      aRow({ '售价（¥）': '' }),
      aRow({ '售价（¥）': '10' }),
    ]);
    const rows = await rowsOf(stockListId);
    expect(rows.map(({ state }) => state)).toEqual(['create', ...Array.from({ length: 6 }, () => 'refused')]);
    const reasons = rows.map((row) => row.reasons.map(({ column, text }) => ({ column, text })));
    expect(reasons[0]).toEqual([]);
    expect(reasons[1]).toEqual([
      {
        column: place('燃料类型'),
        text: expect.stringMatching(/没有“煤油”这一选项，可填：汽油、柴油/) as string,
      },
    ]);
    expect(reasons[2]).toMatchObject([{ column: place('车架号') }]);
    expect(reasons[3]).toEqual([
      { column: place('排量（mL）'), text: expect.stringContaining('纯电动车没有内燃机') as string },
    ]);
    expect(reasons[4]).toMatchObject([{ column: place('品牌') }, { column: place('品牌') }].slice(0, 1));
    expect(reasons[5]).toEqual([
      { column: place('售价（¥）'), text: expect.stringContaining('必填') as string },
    ]);
    expect(reasons[6]).toMatchObject([{ column: place('售价（¥）') }]);
    const inEnglish = await rowsOf(stockListId, { ...merchant, locale: 'en' });
    expect(inEnglish[3]!.reasons[0]!.text).toContain('An electric car has no combustion engine');
    expect(rows[0]!.lacks).toContain('图片');

    expect(await carWith(vin)).toBeUndefined();
    const { counts } = await applied(stockListId);
    expect(counts).toEqual([
      { state: 'created', rows: 1 },
      { state: 'refused', rows: 6 },
    ]);
    const car = await carWith(vin);
    expect(car).toMatchObject({
      ...{ shopId: '501', status: 0, mileageKm: 58_000, firstRegDate: '2021-05-01', priceFee: 15_800_000 },
      ...{ fuel: 'petrol', brandId: '101', seriesId: '1011', stock: 1 },
    });
    expect((await rowsOf(stockListId))[0]).toMatchObject({ state: 'created', spuId: car!.spuId });
  });

  it('changes nothing while it is checked', async () => {
    const { vin } = await cars().create({ ...draft(), vin: nextVin() });
    const state = () =>
      mall.query(
        'product',
        `SELECT (SELECT count(*) FROM spu) AS cars, (SELECT count(*) FROM outbox) AS events,
                (SELECT sum(version) FROM spu) AS versions, (SELECT count(*) FROM car_price_log) AS prices`,
      );
    const before = await state();
    const stockListId = await checked([aRow(), aRow({ 车架号: vin!, '售价（¥）': '150000' })]);
    expect(await statesOf(stockListId)).toEqual(['create', 'change']);
    expect(await state()).toEqual(before);
  });

  it('changes the car of the shop with the same VIN or own number, and says field by field what changes', async () => {
    const withVin = await cars().create({ ...draft(), vin: nextVin(), mileageKm: 50_000 });
    const withCode = await cars().create({ ...draft(), partyCode: `A-${withVin.spuId}` });
    const stockListId = await checked([
      { 车架号: withVin.vin!.toLowerCase(), '售价（¥）': '150000', '行驶里程（公里）': '50100' },
      { 商品编码: withCode.partyCode!, 燃料类型: '柴油' },
      { 车架号: withVin.vin!, '售价（¥）': '158000' },
      { 商品编码: withCode.partyCode!, 车架号: nextVin(), '售价（¥）': '158000' },
    ]);
    const rows = await rowsOf(stockListId);
    expect(rows.map(({ state }) => state)).toEqual(['change', 'change', 'refused', 'refused']);
    expect(rows[0]!.changes).toEqual([
      {
        label: '售价（¥）',
        before: expect.stringContaining('158,000') as string,
        after: expect.stringContaining('150,000') as string,
      },
      {
        label: '市场价（¥）',
        before: expect.stringContaining('158,000') as string,
        after: expect.stringContaining('150,000') as string,
      },
      { label: '行驶里程（公里）', before: '50000', after: '50100' },
    ]);
    expect(rows[1]!.changes).toEqual([{ label: '燃料类型', before: '汽油', after: '柴油' }]);
    expect(rows[2]!.reasons).toEqual([{ column: place('车架号'), text: '文件第 2 行已有相同的车架号' }]);
    expect(rows[3]!.reasons).toMatchObject([{ column: place('商品编码') }]);
    await applied(stockListId);
    expect(await cars().one({ spuId: withVin.spuId })).toMatchObject({
      ...{ priceFee: 15_000_000, mileageKm: 50_100, version: 2, name: withVin.name },
    });
    expect(await cars().one({ spuId: withCode.spuId })).toMatchObject({ fuel: 'diesel' });
    // Loaded again, the file changes nothing.
    const again = await checked([
      { 车架号: withVin.vin!, '售价（¥）': '150000', '行驶里程（公里）': '50100' },
    ]);
    expect(await statesOf(again)).toEqual(['same']);
    expect((await applied(again)).counts).toEqual([{ state: 'same', rows: 1 }]);
  });

  it('refuses the VIN of another shop as the form does', async () => {
    const other = aMerchant();
    const { vin } = await cars(other).create({ ...draft(), vin: nextVin() });
    const stockListId = await checked([aRow({ 车架号: vin! })]);
    const [row] = await rowsOf(stockListId);
    expect(row).toMatchObject({
      state: 'refused',
      reasons: [{ column: place('车架号'), text: productErrors.vinTaken.text.zh }],
    });
    await applied(stockListId);
    expect((await carWith(vin!, other))!.priceFee).toBe(15_800_000);
  });

  it('refuses what the database refuses, in the words of the form: a second unit of a used car', async () => {
    const { vin } = await cars().create({ ...draft(), vin: nextVin() });
    const stockListId = await checked([{ 车架号: vin!, 库存: '2' }]);
    const [row] = await rowsOf(stockListId);
    expect(row).toMatchObject({
      state: 'refused',
      reasons: [{ column: place('库存'), text: expect.stringContaining('二手车仅有一辆') as string }],
    });
  });

  it('refuses to make another car of one that a buyer holds, in the words of the form', async () => {
    const car = aCar({ shopId: '501' });
    await importAs(mall).importCars({ cars: [car] });
    const expiresAt = new Date(Date.now() + 600_000).toISOString();
    const lines = [{ skuId: skuOf(car), count: 1 }];
    await mall.callAs(aService('order'))(productStockApi).holdCars({ orderKey: 'list-1', expiresAt, lines });
    // Facts of a used car would be refused before.
    const forget =
      'UPDATE spu SET first_reg_date = NULL, mileage_km = NULL, transfer_count = NULL WHERE spu_id = $1';
    await mall.query('product', forget, [car.spuId]);
    const stockListId = await checked([{ 车架号: car.vin!, 车况: '新车' }]);
    const [row] = await rowsOf(stockListId);
    expect(row!.state).toBe('refused');
    expect(row!.reasons[0]!.text).toContain('该车辆已被买家预订');
  });

  it('sends a car on sale to the review when its price jumps, as the edit of its shop does', async () => {
    const car = aCar({ shopId: '501' });
    await importAs(mall).importCars({ cars: [car] });
    const stockListId = await checked([{ 车架号: car.vin!, '售价（¥）': '120000' }]);
    expect((await rowsOf(stockListId))[0]!.changes).toContainEqual({
      ...{ label: '状态', before: '在售', after: '待审核' },
    });
    expect((await cars().one({ spuId: car.spuId })).status).toBe(1);
    await applied(stockListId);
    expect(await cars().one({ spuId: car.spuId })).toMatchObject({ status: 3, priceFee: 12_000_000 });
  });

  it('keeps the price of a car on sale that jumps when staff load it, until a second person agrees', async () => {
    const car = aCar({ shopId: '501' });
    await importAs(mall).importCars({ cars: [car] });
    const staff = aStaffMember(['car_view', 'car_edit', 'car_review']);
    const stockListId = await checked([{ 车架号: car.vin!, '售价（¥）': '120000' }], staff, '501');
    const [row] = await rowsOf(stockListId, staff);
    expect(row).toMatchObject({ state: 'refused', reasons: [{ column: place('售价（¥）') }] });
    await applied(stockListId, staff);
    expect(await cars().one({ spuId: car.spuId })).toMatchObject({ status: 1, priceFee: 15_800_000 });
  });

  it('asks about unusual facts, and takes the row once a person has affirmed them', async () => {
    const vin = nextVin();
    const stockListId = await checked([
      aRow({ 车架号: vin, '售价（¥）': '900000' }),
      aRow({ 燃料类型: '煤油' }),
    ]);
    const [row] = await rowsOf(stockListId);
    expect(row).toMatchObject({
      state: 'refused',
      reasons: [{ column: place('售价（¥）'), isQuestion: true }],
    });
    await lists().affirm({ stockListId, rows: [1, 2] });
    await untilState(stockListId, 'checked');
    expect(await statesOf(stockListId)).toEqual(['create', 'refused']);
    await applied(stockListId);
    const { spuId } = (await carWith(vin))!;
    expect((await cars().one({ spuId })).affirmations).toHaveLength(1);
  });

  it('does not overwrite what somebody changed since the check', async () => {
    const { spuId, vin } = await cars().create({ ...draft(), vin: nextVin() });
    const stockListId = await checked([{ 车架号: vin!, '售价（¥）': '150000' }]);
    await cars().update({ spuId, priceFee: 15_500_000 });
    expect((await applied(stockListId)).counts).toEqual([{ state: 'refused', rows: 1 }]);
    expect((await cars().one({ spuId })).priceFee).toBe(15_500_000);
  });

  it('is seen, checked and applied by its shop and by staff who edit cars, and by nobody else', async () => {
    const stockListId = await checked([aRow()]);
    const row = { nth: 1, fileRow: 2, cells: Object.keys(HEADINGS) };
    const attempts = (caller: Caller) => [
      () => lists(caller).one({ stockListId }),
      () => lists(caller).rows({ stockListId, current: 1, size: 10 }),
      () => lists(caller).addRows({ stockListId, rows: [row] }),
      () => lists(caller).check({ stockListId }),
      () => lists(caller).affirm({ stockListId, rows: [1] }),
      () => lists(caller).apply({ stockListId }),
    ];
    const other = aMerchant();
    for (const attempt of attempts(other))
      await expect(attempt()).rejects.toMatchObject({ declaration: { key: 'platform.notFound' } });
    for (const caller of [aStaffMember(['car_view', 'car_review']), aBuyer()])
      for (const attempt of attempts(caller))
        await expect(attempt()).rejects.toMatchObject({ declaration: { key: 'platform.forbidden' } });
    expect((await lists(other).page({ current: 1, size: 10 })).total).toBe(0);
    expect(await statesOf(stockListId)).toEqual(['create']);
    expect((await lists(aStaffMember(['car_edit'])).one({ stockListId })).shopId).toBe('501');
    // A merchant names no other shop.
    const own = await begun([aRow()], other, '501');
    expect((await lists(other).one({ stockListId: own })).shopId).toBe(other.shopId);
    await expect(begun([aRow()], aStaffMember(['car_edit']))).rejects.toMatchObject(
      failsWith(productErrors.shopNeeded),
    );
  });

  it('goes in order: rows, check, apply', async () => {
    const stockListId = await begun([aRow()]);
    const { apply, check, addRows } = lists();
    await expect(apply({ stockListId })).rejects.toMatchObject(failsWith(productErrors.stockListNotChecked));
    const head = { fileName: 'a.csv', headings: ['VIN'], decimal: 'point' as const, rows: 2 };
    for (const [columns, error] of [
      [['nothing'], productErrors.stockListColumnUnknown],
      [['priceFee', 'priceFee'], productErrors.stockListColumnTwice],
    ] as const)
      await expect(lists().begin({ ...head, columns: [...columns] })).rejects.toMatchObject(failsWith(error));
    await expect(
      lists().begin({ ...head, headings: ['里程（英里）'], columns: ['mileageKm'] }),
    ).rejects.toMatchObject(failsWith(productErrors.stockListUnitDiffers));
    const { stockListId: short } = await lists().begin({ ...head, columns: ['vin'] });
    await addRows({ stockListId: short, rows: [{ nth: 1, fileRow: 2, cells: ['x'] }] });
    await expect(check({ stockListId: short })).rejects.toMatchObject(
      failsWith(productErrors.stockListRowsMissing),
    );
    await expect(
      addRows({ stockListId: short, rows: [{ nth: 3, fileRow: 4, cells: ['x'] }] }),
    ).rejects.toMatchObject(failsWith(productErrors.stockListRowOutside));
    await check({ stockListId });
    await untilState(stockListId, 'checked');
    await applied(stockListId);
    const before = await carsIn('501');
    // Asked again, it answers the same and writes nothing more.
    await apply({ stockListId });
    await expect(
      addRows({ stockListId, rows: [{ nth: 1, fileRow: 2, cells: Object.keys(HEADINGS) }] }),
    ).rejects.toMatchObject(failsWith(productErrors.stockListApplied));
    expect(await carsIn('501')).toBe(before);
  });
});

it('a list stores no more text than ten thousand usual rows have', async () => {
  const [columns, long] = [100, 'x'.repeat(stockListLimits.cell)];
  const { stockListId } = await lists().begin({
    ...{ fileName: 'long.csv', headings: Array(columns).fill('?'), columns: Array(columns).fill('') },
    ...{ decimal: 'point', rows: stockListLimits.rows },
  });
  const send = (batch: number) =>
    lists().addRows({
      stockListId,
      rows: [1, 2, 3, 4].map((nth) => ({
        ...{ nth: batch * 4 + nth, fileRow: 2, cells: Array<string>(columns).fill(long) },
      })),
    });
  const fitting = Math.floor(stockListLimits.characters / (4 * columns * long.length));
  for (let batch = 0; batch < fitting; batch += 1) await send(batch);
  await send(fitting - 1);
  await expect(send(fitting)).rejects.toMatchObject(failsWith(productErrors.stockListTooLong));
});

it('goes on after a kill in the middle, and writes no row twice', async () => {
  const shop = aMerchant();
  const many = 300;
  const stockListId = await checked(
    Array.from({ length: many }, () => aRow()),
    shop,
  );
  await lists(shop).apply({ stockListId });
  await until(async () => ((await carsIn(shop.shopId!)) > 0 ? true : undefined), {
    what: 'the first cars',
    timeoutMs: 60_000,
  });
  await mall.service('product').kill9();
  const left = await carsIn(shop.shopId!);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(many);
  await mall.service('product').start();
  const { counts } = await untilState(stockListId, 'applied', shop);
  expect(counts).toEqual([{ state: 'created', rows: many }]);
  const [stored] = await mall.query(
    'product',
    'SELECT count(*)::int AS cars, count(DISTINCT vin)::int AS vins FROM spu WHERE shop_id = $1',
    [shop.shopId],
  );
  expect(stored).toEqual({ cars: many, vins: many });
}, 180_000);

function draft() {
  const { brandId, seriesId, categoryId, name, priceFee } = aCar();
  return { brandId, seriesId, categoryId, name, priceFee, condition: 'used', fuel: 'petrol' } as const;
}
