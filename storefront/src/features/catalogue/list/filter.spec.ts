import {
  change,
  countFilters,
  readFilter,
  sortOf,
  toQuery,
  toQuestion,
  withoutFields,
  writeFilter,
} from './filter.js';
import { PRICE_MAX, PRICE_MIN } from './filter-fields.js';

const read = (text: string) => readFilter(new URLSearchParams(text));

describe('the filter in the address', () => {
  it('is written as it was read', () => {
    const address =
      'keyword=тойота&brandId=7&brandId=70&item=used&priceTo=3000000&fuel=ev&fuel=phev&city=大连&sort=5&page=2&after=c1';
    expect(read(writeFilter(read(address)))).toEqual(read(address));
    expect(read(address)).toMatchObject({
      keyword: 'тойота',
      brandId: ['7', '70'],
      fuel: ['ev', 'phev'],
      city: ['大连'],
      priceTo: 3_000_000,
      page: 2,
      after: 'c1',
    });
  });

  it('ignores values that it cannot read', () => {
    expect(read('priceFrom=дорого&page=-1&yearFrom=2020&unknown=1&fuel=')).toEqual({ yearFrom: 2020 });
  });

  it('ignores values that the search does not know, which it would refuse', () => {
    expect(read('fuel=steam&fuel=ev&item=old&seats=99&importer=nobody&body=cube&after=%00')).toEqual({
      fuel: ['ev'],
    });
    expect(read('keyword=%20%20')).toEqual({});
    expect(read('keyword=%20%D0%BA%D0%B0%D0%BC%D1%80%D0%B8%00')).toEqual({ keyword: 'камри' });
  });

  it('puts the ends of a range in order', () => {
    expect(read('priceFrom=3000000&priceTo=1000000&yearFrom=2022&yearTo=2022&kmFrom=5')).toEqual({
      priceFrom: 1_000_000,
      priceTo: 3_000_000,
      yearFrom: 2022,
      yearTo: 2022,
      kmFrom: 5,
    });
  });

  it('drops the end of a range that a new one has passed', () => {
    const filter = read('priceFrom=3000000&priceTo=4000000');
    expect(change(filter, { priceTo: 2_000_000 })).toEqual({ priceTo: 2_000_000 });
    expect(change(filter, { priceFrom: 5_000_000 })).toEqual({ priceFrom: 5_000_000 });
    expect(change(filter, { priceFrom: 3_500_000 })).toEqual({ priceFrom: 3_500_000, priceTo: 4_000_000 });
  });

  it('leaves out the first page', () => {
    expect(writeFilter({ brandId: ['7'], page: 1 })).toBe('brandId=7');
  });

  it('starts a changed filter on its first page', () => {
    const filter = read('brandId=7&page=3&after=c3');
    expect(change(filter, { priceTo: 2_000_000 })).toEqual({ brandId: ['7'], priceTo: 2_000_000 });
    expect(change(filter, { brandId: undefined })).toEqual({});
  });

  it('counts filters, not order and page', () => {
    expect(countFilters(read('brandId=7&fuel=ev&sort=5&page=2&after=c2'))).toBe(2);
  });

  it('leaves out the fields that the search names as too narrow', () => {
    const filter = read('keyword=камри&priceTo=900000&item=new&sort=5&page=2');
    expect(withoutFields(filter, ['maxPriceRub', 'condition'])).toEqual({ keyword: 'камри', sort: 5 });
  });
});

describe('the query of a filter', () => {
  it('takes roubles as they are and yuan in fen', () => {
    expect(toQuery(read('brandId=70&priceFrom=500000&yuanTo=90000&item=new&inStock=1'))).toMatchObject({
      brandIds: ['70'],
      minPriceRub: 500_000,
      maxPrice: 9_000_000,
      condition: 'new',
      hasStock: 1,
    });
  });

  it('takes the existing values of a number field, as numbers', () => {
    expect(toQuestion(read('seats=8&seats=5&seats=99&seats=many'))).toEqual({ seats: [5, 8] });
    expect(toQuestion(read('seats=99'))).toEqual({});
  });

  it('takes the values of attributes that are ids', () => {
    expect(toQuestion(read('attr=7101&attr=7104&attr=leather'))).toEqual({ attrValueIds: ['7101', '7104'] });
    expect(toQuestion(read('attr=leather'))).toEqual({});
    expect(withoutFields(read('attr=7101&item=new'), ['attrIds', 'attrValueIds'])).toEqual({ item: 'new' });
  });

  it('reads the ends of the slider as "any"', () => {
    const query = toQuery({ priceFrom: PRICE_MIN, priceTo: PRICE_MAX });
    expect(query).not.toHaveProperty('minPriceRub');
    expect(query).not.toHaveProperty('maxPriceRub');
  });

  it('continues by cursor if there is one, otherwise by page number', () => {
    expect(toQuery(read('page=3'))).toMatchObject({ pageNum: 3 });
    expect(toQuery(read('page=3&after=c3'))).toMatchObject({ after: 'c3' });
    expect(toQuery(read('page=3&after=c3'))).not.toHaveProperty('pageNum');
  });

  it('requests facets without order and page', () => {
    expect(toQuestion(read('fuel=ev&sort=5&page=3&after=c3'))).toEqual({ fuel: ['ev'] });
  });

  it('orders by relevance when there is a keyword, unless another order is chosen', () => {
    expect(sortOf(read(''))).toBe(1);
    expect(sortOf(read('keyword=камри'))).toBe(10);
    expect(sortOf(read('keyword=камри&sort=8'))).toBe(8);
    expect(sortOf(read('sort=10'))).toBe(1);
    expect(sortOf(read('sort=99'))).toBe(1);
  });
});
