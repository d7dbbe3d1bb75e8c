import type { CarQuery } from '../../mall/car-search.js';

/** Bounds of the price slider in roubles. Source: spec/storefront.md section 9. */
export const PRICE_MIN = 150_000;
export const PRICE_MAX = 80_000_000;

export const PAGE_SIZE = 24;

/** Single choices and numbers of the address; `item` is the new/used switch. */
const SINGLE = ['keyword', 'brandId', 'seriesId', 'categoryId', 'item', 'steering', 'inStock'] as const;
const NUMBERS = [
  'priceFrom',
  'priceTo',
  'yearFrom',
  'yearTo',
  'kmFrom',
  'kmTo',
  'powerFrom',
  'powerTo',
  'ccFrom',
  'ccTo',
] as const;
const SEVERAL = ['fuel', 'body', 'gearbox', 'drive', 'colour'] as const;

export type SingleField = (typeof SINGLE)[number];
export type NumberField = (typeof NUMBERS)[number];
export type SeveralField = (typeof SEVERAL)[number];

/** What a buyer looks for, as the address of the list tells it. */
export type Filter = { readonly [K in SingleField]?: string } & { readonly [K in NumberField]?: number } & {
  readonly [K in SeveralField]?: readonly string[];
} & { readonly sort?: number; readonly page?: number };

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined;

const present = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as T;

/** Reads an address. What it cannot read is left out, so that an old link still opens. */
export function readFilter(search: URLSearchParams): Filter {
  return present({
    ...Object.fromEntries(SINGLE.map((name) => [name, search.get(name) ?? undefined])),
    ...Object.fromEntries(NUMBERS.map((name) => [name, wholeNumber(search.get(name))])),
    ...Object.fromEntries(
      SEVERAL.map((name) => [name, search.has(name) ? [...new Set(search.getAll(name))] : undefined]),
    ),
    sort: wholeNumber(search.get('sort')),
    page: wholeNumber(search.get('page')),
  }) as Filter;
}

/** Writes an address; the first page and the default order are not worth mentioning. */
export function writeFilter(filter: Filter): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search.toString();
}

/** The search that answers this filter. */
export function toQuery(filter: Filter): CarQuery {
  const { brandId, seriesId } = filter;
  return present({
    keyword: filter.keyword?.slice(0, 100),
    brandIds: seriesId ? [seriesId] : brandId ? [brandId] : undefined,
    categoryId: filter.categoryId,
    condition: filter.item === 'new' || filter.item === 'used' ? filter.item : undefined,
    // At its ends the slider means "any".
    minPriceRub: filter.priceFrom && filter.priceFrom > PRICE_MIN ? filter.priceFrom : undefined,
    maxPriceRub: filter.priceTo && filter.priceTo < PRICE_MAX ? filter.priceTo : undefined,
    minYear: filter.yearFrom,
    maxYear: filter.yearTo,
    minMileageKm: filter.kmFrom,
    maxMileageKm: filter.kmTo,
    minPowerHp: filter.powerFrom,
    maxPowerHp: filter.powerTo,
    minEngineCc: filter.ccFrom,
    maxEngineCc: filter.ccTo,
    fuel: filter.fuel as CarQuery['fuel'],
    bodyType: filter.body as CarQuery['bodyType'],
    gearbox: filter.gearbox as CarQuery['gearbox'],
    drive: filter.drive as CarQuery['drive'],
    colour: filter.colour as CarQuery['colour'],
    steering: filter.steering as CarQuery['steering'],
    hasStock: filter.inStock === '1' ? (1 as const) : undefined,
    sort: ([1, 2, 4, 5] as const).find((sort) => sort === filter.sort),
    pageNum: filter.page,
    pageSize: PAGE_SIZE,
  });
}

/** The filter with changes; a new question starts on its first page. */
export function change(filter: Filter, patch: Filter): Filter {
  const changed = { ...filter, page: undefined, ...patch };
  // A series belongs to its make.
  const isOtherBrand = 'brandId' in patch && patch.brandId !== filter.brandId;
  return present(isOtherBrand ? { ...changed, seriesId: patch.seriesId } : changed);
}

/** What stays when everything is cleared: the order of the cars. */
export const cleared = ({ sort }: Filter): Filter => present({ sort });

/** How many questions are asked. */
export const countFilters = (filter: Filter): number =>
  Object.keys(filter).filter((name) => name !== 'sort' && name !== 'page').length;
