import { unitPriceOf, wholesalePriceOf } from './unit-price.js';

describe('unit price', () => {
  const car = { priceFee: 10_000, priceTiers: [{ minCount: 11, priceFee: 9_000 }] };

  it('is the retail price up to 10 and the wholesale price from 11 on', () => {
    expect(unitPriceOf(car, 10)).toEqual({ unitPriceFee: 10_000, priceTier: 'retail' });
    expect(unitPriceOf(car, 11)).toEqual({ unitPriceFee: 9_000, priceTier: 'wholesale' });
  });

  it('never rises above the retail price, whatever a tier says', () => {
    const odd = { priceFee: 10_000, priceTiers: [{ minCount: 2, priceFee: 12_000 }] };
    expect(unitPriceOf(odd, 5).unitPriceFee).toBe(10_000);
    expect(wholesalePriceOf(odd)).toBeNull();
  });

  it('has no wholesale price without tiers', () => {
    expect(wholesalePriceOf({ priceFee: 1, priceTiers: [] })).toBeNull();
    expect(wholesalePriceOf(car)).toBe(9_000);
  });
});
