import {
  cachedCars,
  cachedCategories,
  cachedFacets,
  cachedSearch,
  cachedSuggestions,
  cachedTopBrands,
  tagsOfCarChange,
} from './cache-policies.js';
import { BrandListDto } from './brand.dto.js';
import type { CarFeedChange, CarFeedFacts } from './search-feed.js';
import { SimplePageDto } from './search.dto.js';

const car: CarFeedFacts = {
  brandId: '7',
  seriesId: '70',
  categoryIds: ['100', '101'],
  shopId: '5',
  selfShop: 2,
  condition: 'used',
  year: 2021,
  mileageKm: 30_000,
  powerHp: 150,
  bodyType: 'suv',
  fuel: 'petrol',
  hasStock: true,
  priceFee: 10_000_000,
  saleNum: 3,
  createdAt: 0,
  words: 'a',
};

const change = (
  before: Partial<CarFeedFacts> | null,
  after: Partial<CarFeedFacts> | null,
): CarFeedChange => ({
  spuId: '31',
  before: before && { ...car, ...before },
  after: after && { ...car, ...after },
});

const asked = (fields: Partial<SimplePageDto>): SimplePageDto => Object.assign(new SimplePageDto(), fields);

/** Whether a cache would drop the answer: found by a tag, and not excluded by the filters. */
function drops(
  policy: typeof cachedSearch,
  request: SimplePageDto,
  one: CarFeedChange,
  scope?: readonly string[],
  listed?: ReadonlySet<string>,
): boolean {
  const tags = new Set(policy.tags(request));
  return tagsOfCarChange(one).some((tag) => tags.has(tag)) && policy.mayShow!(request, one, scope, listed);
}

describe('a hold', () => {
  const [elsewhere, here] = [new Set(['30']), new Set(['30', '31'])];
  const ofTheLast: CarFeedChange = { ...change({}, { hasStock: false }), stockAlone: true };
  const ofOneOfMany: CarFeedChange = { ...change({}, {}), stockAlone: true };
  const drop = (request: Partial<SimplePageDto>, one: CarFeedChange, listed?: ReadonlySet<string>): boolean =>
    drops(cachedSearch, asked(request), one, undefined, listed);

  it('shows on pages that list the car, and on no other', () => {
    for (const hold of [ofTheLast, ofOneOfMany]) {
      expect(drop({ brandIds: ['7'] }, hold, here)).toBe(true);
      expect(drop({ brandIds: ['7'] }, hold, elsewhere)).toBe(false);
    }
  });

  it('changes counts and pages of cars in stock when it takes the last one', () => {
    for (const request of [{ facets: 1 }, { hasStock: 1 }] as const) {
      expect(drop(request, ofTheLast, elsewhere)).toBe(true);
      expect(drop(request, ofOneOfMany, elsewhere)).toBe(false);
      expect(drop(request, ofOneOfMany, here)).toBe(true);
    }
  });

  it('does not affect makes, categories and suggestions, which count cars on sale, held or not', () => {
    for (const policy of [cachedTopBrands, cachedCategories, cachedSuggestions])
      expect(policy.mayShow!(new BrandListDto() as never, ofTheLast)).toBe(false);
  });

  it('may show in an answer that is still on its way', () => expect(drop({}, ofOneOfMany)).toBe(true));

  it('is no mere change of stock when anything else has changed', () => {
    expect(drop({}, change({}, { hasStock: false }), elsewhere)).toBe(true);
  });

  it('is matched with the ids of the cars on a page', () => {
    const page = '{"list":[{"spuId":"30","skuId":"31"},{"spuId":"9007199254740993"}],"total":2}';
    expect(cachedSearch.lists!(page)).toEqual(new Set(['30', '9007199254740993']));
  });
});

describe('a keyword', () => {
  const keyword = asked({ keyword: 'тигго', facets: 1 });

  it('keeps its answer when cars change that its words do not find', () => {
    const dearer = change({ priceFee: 9_600_000 }, {});
    expect(drops(cachedSearch, keyword, dearer, ['70', '8'])).toBe(true);
    expect(drops(cachedSearch, keyword, dearer, ['7'])).toBe(true);
    expect(drops(cachedSearch, keyword, dearer, ['8', '71'])).toBe(false);
    expect(drops(cachedSearch, keyword, dearer)).toBe(true);
    expect(drops(cachedSearch, keyword, change({}, null), ['8'])).toBe(false);
  });

  it('loses it when a car is added or renamed, because the words may find it now', () => {
    expect(drops(cachedSearch, keyword, change(null, {}), ['8'])).toBe(true);
    expect(drops(cachedSearch, keyword, change({ words: 'b' }, {}), ['8'])).toBe(true);
  });
});

describe('a changed car', () => {
  it.each<[string, Partial<SimplePageDto>]>([
    ['no filter', {}],
    ['words', { keyword: 'что угодно' }],
    ['its make', { brandIds: ['7'] }],
    ['its series among others', { brandIds: ['1', '70'] }],
    ['its category', { categoryId: '101' }],
    ['a category above', { primaryCategoryId: '100' }],
    ['its shop', { shopId: '5' }],
    ['the car itself', { spuIds: ['30', '31'] }],
    ['ranges around it', { minPrice: 10_000_000, maxPrice: 10_000_000, minYear: 2021, maxMileageKm: 30_000 }],
    ['a bound that its facts do not tell', { minEngineCc: 2_000 }],
    ['roubles', { maxPriceRub: 1 }],
    ['an old price that fitted', { minPrice: 9_500_000, maxPrice: 9_999_999 }],
  ])('may show in a search for %s', (_, request) => {
    expect(drops(cachedSearch, asked(request), change({ priceFee: 9_600_000 }, {}))).toBe(true);
  });

  it.each<[string, Partial<SimplePageDto>]>([
    ['another make', { brandIds: ['8', '80'] }],
    ['another category', { categoryId: '102' }],
    ['another shop', { shopId: '6' }],
    ['other cars', { spuIds: ['30'] }],
    ['dearer ones', { minPrice: 10_000_001 }],
    ['older ones of its make', { brandIds: ['7'], maxYear: 2020 }],
    ['another fuel', { fuel: ['diesel', 'ev'] }],
    ['new ones', { condition: 'new' }],
    ['the platform’s own', { selfShop: 1 }],
    ['its make and another category', { brandIds: ['7'], categoryId: '102' }],
  ])('cannot show in a search for %s', (_, request) => {
    expect(drops(cachedSearch, asked(request), change({ priceFee: 9_600_000 }, {}))).toBe(false);
  });

  it('that is added or removed shows where it fits', () => {
    for (const one of [change(null, {}), change({}, null)]) {
      expect(drops(cachedCars, asked({ brandIds: ['7'] }), one)).toBe(true);
      expect(drops(cachedCars, asked({ brandIds: ['8'] }), one)).toBe(false);
    }
  });

  it('affects facets when one filter excludes it, not when two do', () => {
    const facets = { facets: 1 } as const;
    expect(drops(cachedSearch, asked({ ...facets, brandIds: ['8'] }), change({}, {}))).toBe(true);
    expect(drops(cachedSearch, asked({ ...facets, brandIds: ['8'], condition: 'new' }), change({}, {}))).toBe(
      false,
    );
    expect(drops(cachedFacets as typeof cachedSearch, asked({ fuel: ['diesel'] }), change({}, {}))).toBe(
      true,
    );
  });

  it('affects makes when its counts change, not when only its sales or mileage changed', () => {
    const request = new BrandListDto();
    expect(cachedTopBrands.mayShow!(request, change({ priceFee: 1 }, {}))).toBe(true);
    expect(cachedTopBrands.mayShow!(request, change({ seriesId: '71' }, {}))).toBe(true);
    expect(cachedTopBrands.mayShow!(request, change({ saleNum: 2, mileageKm: 5 }, {}))).toBe(false);
    request.condition = 'new';
    expect(cachedTopBrands.mayShow!(request, change({ priceFee: 1 }, {}))).toBe(false);
  });
});
