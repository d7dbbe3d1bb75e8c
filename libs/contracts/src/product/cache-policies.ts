import type { CachePolicy } from '../define/index.js';
import type {
  BrandListDto,
  BrandPageDto,
  BrandsOfCategoryDto,
  ChildBrandPageDto,
  RelatedBrandPageDto,
} from './brand.dto.js';
import { boundsOf, choiceNames, countNames, memberFields, rangeNames } from './car-field-rows.js';
import type { MemberName } from './car-fields.js';
import type { CarIdDto } from './car.dto.js';
import type { ShopCategoryListDto } from './category.dto.js';
import type { CarFeedChange, CarFeedFacts, CatalogueTable } from './search-feed.js';
import type { FindCarsDto, SimplePageDto } from './search.dto.js';

/**
 * Upper bound for what the feed does not report: hot searches, and corrections of keywords that depend on the
 * known words.
 */
const MAX_AGE_SECONDS = 60;

type Tags = readonly string[];

const tagOfBrand = (brandId: string): string => `brand:${brandId}`;
const tagOfShop = (shopId: string): string => `shop:${shopId}`;
const tagOfCategory = (categoryId: string): string => `category:${categoryId}`;
const tagOfCar = (spuId: string): string => `car:${spuId}`;
const ANY_CAR = 'cars';

/** Returns the tag of changes of a whole table. */
export const tagOfTable = (table: CatalogueTable): string => `table:${table}`;

/** Returns the tags of a car's change: those of its state before and after. */
export function tagsOfCarChange({ spuId, before, after }: CarFeedChange): Tags {
  const facts = [before, after].flatMap((one) => (one ? tagsOfFacts(one) : []));
  return [...new Set([ANY_CAR, tagOfCar(spuId), ...facts])];
}

function tagsOfFacts({ brandId, seriesId, shopId, categoryIds }: CarFeedFacts): Tags {
  const brands = seriesId ? [brandId, seriesId] : [brandId];
  return [...brands.map(tagOfBrand), tagOfShop(shopId), ...categoryIds.map(tagOfCategory)];
}

const tables = (...names: CatalogueTable[]): Tags => names.map(tagOfTable);

/** Tables that every card depends on. */
const CARD_TABLES = tables('brand', 'category', 'shop', 'rate', 'badge', 'synonym', 'day');

/** Returns the most specific tags of the cars that a request can match. */
function tagsOfCars(request: FindCarsDto): Tags {
  const brands = [...(request.brandIds ?? []), ...(request.brandId ? [request.brandId] : [])];
  const category = request.categoryId ?? request.primaryCategoryId;
  if (request.spuIds) return request.spuIds.map(tagOfCar);
  if (brands.length > 0) return brands.map(tagOfBrand);
  if (request.shopId) return [tagOfShop(request.shopId)];
  if (category) return [tagOfCategory(category)];
  return [ANY_CAR];
}

type Admits = (car: CarFeedFacts) => boolean;

const among = (asked: readonly unknown[], value: unknown): boolean =>
  value !== undefined && asked.includes(value);

/** Whether a value is within the bounds; an unknown value is within any. */
const within =
  (valueOf: (car: CarFeedFacts) => number | undefined, min = -Infinity, max = Infinity): Admits =>
  (car) => {
    const value = valueOf(car);
    return value === undefined || (value >= min && value <= max);
  };

const isAsked = (value: unknown): boolean => value != null && !(Array.isArray(value) && value.length === 0);

/** Returns a filter by a request field that takes one value or several. */
function admitsValues(asked: unknown, valueOf: (car: CarFeedFacts) => unknown): Admits[] {
  if (!isAsked(asked)) return [];
  const values: readonly unknown[] = Array.isArray(asked) ? asked : [asked];
  return [(car) => among(values, valueOf(car))];
}

function admitsWithin(
  min: number | null | undefined,
  max: number | null | undefined,
  valueOf: (car: CarFeedFacts) => number | undefined,
): Admits[] {
  return min == null && max == null ? [] : [within(valueOf, min ?? undefined, max ?? undefined)];
}

/** Tests for filters by membership. Cities can be named in ways that the feed does not have. */
const MEMBERS: Readonly<Record<MemberName, (request: FindCarsDto) => Admits[]>> = {
  brand: ({ brandId, brandIds }) => {
    const asked = brandId ? [...(brandIds ?? []), brandId] : brandIds;
    if (!asked || asked.length === 0) return [];
    return [(car) => asked.includes(car.brandId) || among(asked, car.seriesId)];
  },
  category: ({ categoryId, primaryCategoryId }) => {
    const asked = categoryId ?? primaryCategoryId;
    return asked == null ? [] : [({ categoryIds }) => categoryIds.includes(asked)];
  },
  shop: ({ shopId }) => admitsValues(shopId, (car) => car.shopId),
  city: () => [],
  region: ({ region }) => admitsValues(region, (car) => car.region),
};

/**
 * Returns one test for each filter of a request that the facts of the feed can decide. A filter that they cannot decide
 * (words, attributes, cities by any of their names, bounds in roubles, flags that depend on the day) is taken to admit
 * the car.
 */
function filtersOf(request: FindCarsDto): Admits[] {
  const { selfShop, hasStock, minPrice, maxPrice } = request;
  return [
    ...memberFields.flatMap(({ name }) => MEMBERS[name](request)),
    ...(selfShop ? [(car: CarFeedFacts) => selfShop === car.selfShop] : []),
    ...(hasStock === 1 ? [(car: CarFeedFacts) => car.hasStock] : []),
    ...admitsWithin(minPrice, maxPrice, (car) => car.priceFee),
    ...choiceNames.flatMap((name) => admitsValues(request[name], (car) => car[name])),
    ...countNames.flatMap((name) => admitsValues(request[name], (car) => car[name])),
    ...rangeNames.flatMap((name) => {
      const [min, max] = boundsOf(name);
      return admitsWithin(request[min], request[max], (car) => car[name]);
    }),
  ];
}

/** Filters by cached request: they are evaluated for every changed car, so they are built once. */
const filtersByRequest = new WeakMap<FindCarsDto, readonly Admits[]>();

function knownFiltersOf(request: FindCarsDto): readonly Admits[] {
  const known = filtersByRequest.get(request);
  if (known) return known;
  const made = filtersOf(request);
  filtersByRequest.set(request, made);
  return made;
}

/** Whether all filters except at most `missing` match the car before or after the change. */
function concerns(request: FindCarsDto, { before, after }: CarFeedChange, missing: number): boolean {
  const filters = knownFiltersOf(request);
  return [before, after].some((car) => car !== null && isAdmitted(filters, car, missing));
}

function isAdmitted(filters: readonly Admits[], car: CarFeedFacts, missing: number): boolean {
  let left = missing;
  for (const admits of filters) {
    if (admits(car)) continue;
    if (left === 0) return false;
    left -= 1;
  }
  return true;
}

/**
 * Whether a keyword may match the car. The scope of an answer is the makes and series that contain all cars
 * found by the keyword, whatever the other filters.
 */
function mayBeNamed({ before, after }: CarFeedChange, scope: readonly string[] | undefined): boolean {
  if (!scope) return true;
  if (!before || (after && after.words !== before.words)) return true;
  return scope.includes(before.brandId) || (before.seriesId !== undefined && scope.includes(before.seriesId));
}

/** Returns the ids of the cars on a page. */
const carsIn = (json: string): ReadonlySet<string> =>
  new Set(Array.from(json.matchAll(/"spuId":"(\d+)"/g), ([, spuId]) => spuId!));

/**
 * Whether a change of stock may affect the answer. The stock shows on the car's own card, and in counts when it becomes
 * zero or positive. Most changes are of this kind: each hold is one.
 */
const mayShowStock = (
  { spuId, before, after, stockAlone }: CarFeedChange,
  isCounted: boolean,
  listed: ReadonlySet<string> | undefined,
): boolean =>
  !stockAlone || !listed || listed.has(spuId) || (isCounted && before?.hasStock !== after?.hasStock);

type Change = CarFeedChange | { readonly table: CatalogueTable };

const isOfCar = (change: Change): change is CarFeedChange => 'spuId' in change;

/** Pages of cars. Empty pages are not cached: their suggestion depends on all other cars. */
export const cachedCars: CachePolicy<FindCarsDto, Change> = {
  maxAgeSeconds: MAX_AGE_SECONDS,
  tags: (request) => [...tagsOfCars(request), ...CARD_TABLES],
  lists: carsIn,
  mayShow: (request, change, scope, listed) =>
    !isOfCar(change) ||
    (mayShowStock(change, request.hasStock === 1, listed) &&
      mayBeNamed(change, scope) &&
      concerns(request, change, 0)),
  unlessContains: '"total":0,',
};

/** Facets are counted without their own filter, so a car that fails one filter matters too. */
export const cachedFacets: CachePolicy<FindCarsDto, Change> = {
  maxAgeSeconds: MAX_AGE_SECONDS,
  tags: () => [ANY_CAR, ...CARD_TABLES],
  lists: carsIn,
  mayShow: (request, change, scope, listed) =>
    !isOfCar(change) ||
    (mayShowStock(change, true, listed) && mayBeNamed(change, scope) && concerns(request, change, 1)),
  unlessContains: '"total":0,',
};

/** Attributes are counted with all filters in force. The answer lists no cars, so that a hold matters only where stock does. */
export const cachedAttrCounts: CachePolicy<FindCarsDto, Change> = {
  maxAgeSeconds: MAX_AGE_SECONDS,
  tags: (request) => [...tagsOfCars(request), ...CARD_TABLES],
  lists: carsIn,
  mayShow: cachedCars.mayShow!,
};

/** A page of cars with or without facets. */
export const cachedSearch: CachePolicy<SimplePageDto, Change> = {
  ...cachedCars,
  tags: (request) => (request.facets ? cachedFacets : cachedCars).tags(request),
  mayShow: (request, change, scope, listed) =>
    (request.facets ? cachedFacets : cachedCars).mayShow!(request, change, scope, listed),
  // Further pages do not count as a search.
  countsAs: ({ keyword, pageNum, after }) => (pageNum === 1 && !after ? keyword : undefined),
};

/** Policy of answers about one car. */
export const cachedCar: CachePolicy<CarIdDto, Change> = {
  maxAgeSeconds: MAX_AGE_SECONDS,
  tags: ({ spuId }) => [tagOfCar(spuId), ...CARD_TABLES],
};

/** Whether a change affects the counts of makes and categories: brand, category, status and price do, holds do not. */
function changesCounts({ before, after }: CarFeedChange): boolean {
  if (!before || !after) return true;
  return (
    before.brandId !== after.brandId ||
    before.seriesId !== after.seriesId ||
    before.shopId !== after.shopId ||
    before.condition !== after.condition ||
    before.priceFee !== after.priceFee ||
    before.categoryIds.join() !== after.categoryIds.join()
  );
}

const brands = <R extends BrandListDto>(tags: (request: R) => Tags): CachePolicy<R, Change> => ({
  maxAgeSeconds: MAX_AGE_SECONDS,
  tags: (request) => [...tags(request), ...tables('brand', 'category')],
  mayShow: ({ condition }, change) =>
    !isOfCar(change) ||
    (changesCounts(change) &&
      [change.before, change.after].some((car) => car && (condition == null || condition === car.condition))),
});

export const cachedBrandPage = brands<BrandPageDto>(({ brandParentId }) => [
  brandParentId === '0' ? ANY_CAR : tagOfBrand(brandParentId),
]);
export const cachedChildBrands = brands<ChildBrandPageDto>(({ brandParentId }) => [
  tagOfBrand(brandParentId),
]);
/** The answer for a series contains its make and all its series; the request does not name the make. */
export const cachedRelatedBrands = brands<RelatedBrandPageDto>(() => [ANY_CAR]);
export const cachedBrandsOfCategory = brands<BrandsOfCategoryDto>(({ categoryId }) => [
  tagOfCategory(categoryId),
]);
export const cachedTopBrands = brands<BrandListDto>(() => [ANY_CAR]);

/** Whether a change concerns brand, category or status, and so the counts of categories and suggestions. */
function moves(change: CarFeedChange): boolean {
  const { before, after } = change;
  return !before || !after || changesCounts({ ...change, after: { ...after, priceFee: before.priceFee } });
}

/** Categories count the cars on sale in them. */
export const cachedCategories: CachePolicy<ShopCategoryListDto, Change> = {
  maxAgeSeconds: MAX_AGE_SECONDS,
  tags: ({ shopId }) => [shopId === '0' ? ANY_CAR : tagOfShop(shopId), ...tables('category', 'shop')],
  mayShow: (_, change) => !isOfCar(change) || moves(change),
};

/** Suggestions count the cars they would find. */
export const cachedSuggestions: CachePolicy<object, Change> = {
  maxAgeSeconds: MAX_AGE_SECONDS,
  tags: () => [ANY_CAR, ...tables('brand', 'synonym')],
  mayShow: (_, change) => !isOfCar(change) || moves(change),
};
