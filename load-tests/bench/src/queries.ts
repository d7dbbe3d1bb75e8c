import { brands, carAt, type DemoCar } from '@mall/demo/catalogue';

/** Queries about cars that exist in the generated catalogue. */
export interface Queries {
  readonly brandPages: readonly string[];
  readonly searches: readonly string[];
  readonly keywords: readonly string[];
  /** Questions that match most of the catalogue. */
  readonly wide: readonly string[];
  readonly carPages: readonly string[];
}

const SEARCH = '/api/mall4cloud_search/ua/search/simple_page';
const BRANDS = '/api/mall4cloud_product/ua/brand';

export const CAR_PAGE = '/api/mall4cloud_product/ua/spu/prod_info?spuId=';

export const HOT_BRAND_PAGE = `${BRANDS}/page?pageNum=1&pageSize=20`;

const byId = new Map(brands.map((brand) => [brand.brandId, brand]));

/** Draws `count` distinct queries of each kind; the same for the same catalogue. */
export function drawQueries(cars: number, count: number): Queries {
  return {
    brandPages: drawn(cars, count, brandPage),
    searches: drawn(cars, count, filtered),
    keywords: drawn(cars, count, keyword),
    wide: drawn(cars, count, wide),
    carPages: drawn(cars, count, ({ spuId }) => `${CAR_PAGE}${spuId}`),
  };
}

function drawn(cars: number, count: number, make: (car: DemoCar, turn: number) => string): string[] {
  const found = new Set<string>();
  for (let turn = 0; found.size < count; turn += 1) {
    if (turn > count * 50) throw new Error(`There are no ${count} different questions about ${cars} cars.`);
    // Stepping by a prime number visits every car before it repeats one.
    found.add(make(carAt((turn * 7_919) % cars), turn));
  }
  return [...found];
}

const SORTS = [1, 2, 4, 5, 10] as const;

/** Buyers' first questions: one filter, which most cars pass, with all facet counts and total, in every order, pages 1 to 50. */
function wide({ condition, fuel }: DemoCar, turn: number): string {
  const choices: readonly Readonly<Record<string, string | number>>[] = [
    { minPrice: 3_000_000 + turn * 1_000 },
    { minPrice: 3_000_000 + turn * 1_000 },
    { maxPrice: 60_000_000 - turn * 1_000 },
    { condition },
    { fuel },
  ];
  const page = {
    sort: SORTS[Math.floor(turn / 5) % SORTS.length]!,
    pageNum: 1 + (turn % 50),
    pageSize: 10 + (turn % 17),
  };
  return `${SEARCH}?${query({ ...page, facets: 1, ...choices[turn % choices.length] })}`;
}

const query = (fields: Readonly<Record<string, string | number>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** Makes, series of a make, makes of a category: with total, in every order and for all subsets. */
function brandPage({ brandId, categoryId, condition }: DemoCar, turn: number): string {
  const cut = { sort: 1 + (turn % 3), pageSize: 10 + (turn % 40), pageNum: 1 };
  switch (turn % 4) {
    case 0:
      return `${BRANDS}/page?${query({ ...cut, condition })}`;
    case 1:
      return `${BRANDS}/page?${query({ ...cut, brandParentId: brandId })}`;
    case 2:
      return `${BRANDS}/list_by_category?${query({ ...cut, categoryId })}`;
    default:
      return `${BRANDS}/childPage?${query({ ...cut, brandParentId: brandId, condition })}`;
  }
}

/** Make, category and price range, by price, with total. */
function filtered({ brandId, categoryId, priceFee }: DemoCar, turn: number): string {
  const minPrice = Math.round((priceFee * (0.5 + (turn % 10) / 25)) / 10_000) * 10_000;
  const maxPrice = Math.round((priceFee * (1.1 + (turn % 7) / 5)) / 10_000) * 10_000;
  const sort = turn % 2 === 0 ? 5 : 4;
  return `${SEARCH}?${query({ pageNum: 1, pageSize: 20, brandIds: brandId, categoryId, minPrice, maxPrice, sort })}`;
}

/** Two words (make and series, in one of three languages) with filters, all facet counts and total. */
function keyword({ brandId, seriesId, condition, year, fuel }: DemoCar, turn: number): string {
  const language = (['ru', 'en', 'zh'] as const)[turn % 3]!;
  const words = [brandId, seriesId].map((id) => byId.get(id)!.name[language]).join(' ');
  const filters = { minYear: year - 1 - (turn % 4), ...(turn % 2 === 0 ? { condition } : { fuel }) };
  return `${SEARCH}?${query({ pageNum: 1, pageSize: 20, keyword: words, facets: 1, sort: 10, ...filters })}`;
}
