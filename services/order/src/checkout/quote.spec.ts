import type { CarForCartView } from '@mall/contracts/product';
import { byShop, isQuoteCurrent, quote, totalOf } from './quote.js';

const texts = { ru: 'Хавейл', zh: '哈弗', en: 'Haval' };
const aCar = (over: Partial<CarForCartView> = {}): CarForCartView => ({
  skuId: '1',
  spuId: '10',
  shopId: '100',
  shopName: { ru: 'Уссури Авто', zh: '乌苏里汽车', en: 'Ussuri Auto' },
  shopType: 1,
  brandId: '5',
  categoryId: '6',
  spuName: texts,
  skuName: texts,
  imgUrl: '',
  priceFee: 8_000_000,
  marketPriceFee: 9_000_000,
  priceTiers: [{ minCount: 11, priceFee: 7_500_000 }],
  currency: 'CNY',
  stock: 20,
  isOnSale: true,
  isSingleUnit: false,
  facts: {},
  ...over,
});
const mapOf = (...cars: CarForCartView[]) => new Map(cars.map((car) => [car.skuId, car]));
const want = (count: number, skuId = '1', spuId = '10') => ({ cartItemId: null, spuId, skuId, count });

describe('quote', () => {
  it('prices by tier and multiplies exactly', () => {
    const { lines } = quote([want(11)], mapOf(aCar()));
    expect(lines[0]).toMatchObject({ unitPriceFee: 7_500_000, priceTier: 'wholesale', totalFee: 82_500_000 });
    expect(totalOf(lines)).toBe(82_500_000);
  });

  it('sets aside lines that cannot be ordered, with the reason', () => {
    const cars = mapOf(
      aCar({ skuId: '1', isOnSale: false }),
      aCar({ skuId: '2', stock: 0, isSingleUnit: true, heldUntil: '2026-11-22T00:00:00Z' }),
      aCar({ skuId: '3', stock: 1 }),
    );
    const { lines, refused } = quote([want(1, '1'), want(1, '2'), want(2, '3'), want(1, '4')], cars);
    expect(lines).toEqual([]);
    expect(refused.map(({ why }) => why)).toEqual(['offSale', 'held', 'insufficientStock', 'offSale']);
  });

  it('refuses two of a car that exists once, and a sku under another car', () => {
    const { refused } = quote([want(2), want(1, '1', '11')], mapOf(aCar({ isSingleUnit: true, stock: 1 })));
    expect(refused.map(({ why }) => why)).toEqual(['insufficientStock', 'offSale']);
  });

  it('equals a model that adds up unit by unit, for many random carts', () => {
    let seed = 42;
    const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 2_000; round += 1) {
      const cars = mapOf(
        ...Array.from({ length: 1 + random(5) }, (_, index) =>
          aCar({ skuId: String(index + 1), priceFee: 1 + random(90_000_000), stock: 999 }),
        ),
      );
      const wanted = [...cars.keys()].map((skuId) => want(1 + random(30), skuId));
      let model = 0n;
      for (const { skuId, count } of wanted) {
        const car = cars.get(skuId)!;
        const one = count > 10 ? Math.min(car.priceFee, 7_500_000) : car.priceFee;
        for (let piece = 0; piece < count; piece += 1) model += BigInt(one);
      }
      expect(BigInt(totalOf(quote(wanted, cars).lines))).toBe(model);
    }
  });
});

describe('isQuoteCurrent', () => {
  it('notices a changed price, a lost tier and a car that is gone', () => {
    const { lines } = quote([want(11)], mapOf(aCar()));
    expect(isQuoteCurrent(lines, mapOf(aCar()))).toBe(true);
    expect(isQuoteCurrent(lines, mapOf(aCar({ priceTiers: [] })))).toBe(false);
    expect(isQuoteCurrent(lines, new Map())).toBe(false);
  });
});

it('byShop keeps each line with its own shop and loses none', () => {
  const lines = [
    { shopId: '1', n: 1 },
    { shopId: '2', n: 2 },
    { shopId: '1', n: 3 },
  ];
  expect([...byShop(lines)]).toEqual([
    ['1', [lines[0], lines[2]]],
    ['2', [lines[1]]],
  ]);
});
