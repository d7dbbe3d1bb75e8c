import { priceTiersOf } from './price-tiers.js';

describe('price tiers', () => {
  it('give the wholesale price above ten units', () => {
    expect(priceTiersOf(10_000, 9_000, 'new')).toEqual([
      { minCount: 1, priceFee: 10_000 },
      { minCount: 11, priceFee: 9_000 },
    ]);
  });

  it.each([
    [null, 'new'],
    [10_000, 'new'],
    [9_000, 'used'],
  ] as const)('are one price with a wholesale price of %s for a %s car', (wholesale, condition) =>
    expect(priceTiersOf(10_000, wholesale, condition)).toHaveLength(1),
  );
});
