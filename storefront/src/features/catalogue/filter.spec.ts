import { change, countFilters, PRICE_MAX, PRICE_MIN, readFilter, toQuery, writeFilter } from './filter.js';
import { positionOf, priceAt, SCALE_END } from './price-scale.js';

const read = (text: string) => readFilter(new URLSearchParams(text));

describe('the filter in the address', () => {
  it('is written as it was read', () => {
    const address = 'keyword=тойота&brandId=7&item=used&priceTo=3000000&fuel=ev&fuel=phev&sort=5&page=2';
    expect(read(writeFilter(read(address)))).toEqual(read(address));
    expect(read(address)).toMatchObject({
      keyword: 'тойота',
      fuel: ['ev', 'phev'],
      priceTo: 3_000_000,
      page: 2,
    });
  });

  it('passes over what it cannot read', () => {
    expect(read('priceFrom=дорого&page=-1&yearFrom=2020&unknown=1')).toEqual({ yearFrom: 2020 });
  });

  it('does not mention the first page', () => {
    expect(writeFilter({ brandId: '7', page: 1 })).toBe('brandId=7');
  });

  it('starts a changed question on its first page, and forgets the series of another make', () => {
    const filter = read('brandId=7&seriesId=70&page=3');
    expect(change(filter, { priceTo: 2_000_000 })).toEqual({
      brandId: '7',
      seriesId: '70',
      priceTo: 2_000_000,
    });
    expect(change(filter, { brandId: '8' })).toEqual({ brandId: '8' });
  });

  it('counts questions, not order and page', () => {
    expect(countFilters(read('brandId=7&fuel=ev&sort=5&page=2'))).toBe(2);
  });
});

describe('the query of a filter', () => {
  it('asks for the series rather than its make, and for roubles', () => {
    expect(toQuery(read('brandId=7&seriesId=70&priceFrom=500000&item=new&inStock=1'))).toMatchObject({
      brandIds: ['70'],
      minPriceRub: 500_000,
      condition: 'new',
      hasStock: 1,
    });
  });

  it('takes the ends of the slider for "any"', () => {
    const query = toQuery({ priceFrom: PRICE_MIN, priceTo: PRICE_MAX });
    expect(query).not.toHaveProperty('minPriceRub');
    expect(query).not.toHaveProperty('maxPriceRub');
  });
});

describe('the price scale', () => {
  it('has exact ends', () => {
    expect(priceAt(0)).toBe(150_000);
    expect(priceAt(SCALE_END)).toBe(80_000_000);
    expect(positionOf(1)).toBe(0);
    expect(positionOf(1e9)).toBe(SCALE_END);
  });

  it('puts ordinary prices into the middle, in two figures', () => {
    expect(priceAt(500)).toBe(3_500_000);
    for (let position = 1; position < SCALE_END; position += 1) {
      expect(String(priceAt(position)).replace(/0+$/, '').length).toBeLessThanOrEqual(2);
      expect(priceAt(position)).toBeGreaterThanOrEqual(priceAt(position - 1));
    }
  });
});
