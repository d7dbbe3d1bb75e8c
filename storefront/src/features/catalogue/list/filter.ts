import { carFields } from '@mall/web-kit';
import type { CarQuery } from '../../../mall/car-search.js';
import {
  FIELDS,
  NUMBERS,
  RANGES,
  SEVERAL,
  SINGLE,
  valueOf,
  type NumberField,
  type SeveralField,
  type SingleField,
} from './filter-fields.js';

export const PAGE_SIZE = 24;

/** The buyer's search, as in the URL of the list. */
export type Filter = { readonly [K in SingleField]?: string } & { readonly [K in NumberField]?: number } & {
  readonly [K in SeveralField]?: readonly string[];
} & {
  readonly sort?: number;
  readonly page?: number;
  /** The cursor at which the page starts, from the previous page's answer. */
  readonly after?: string;
};

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined;

const present = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as T;

/** Removes control characters, which the search refuses. */
const cleanText = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** Parses a URL. Drops invalid and unknown values, so that an old link still works. */
export function readFilter(search: URLSearchParams): Filter {
  const one = (name: string): string | undefined => {
    const text = cleanText(search.get(name) ?? '');
    return text && valueOf(name, text) !== undefined ? text : undefined;
  };
  const several = (name: string): readonly string[] | undefined => {
    const values = [...new Set(search.getAll(name))];
    const known = values.filter((value) => value && valueOf(name, [value]) !== undefined);
    return known.length > 0 ? known : undefined;
  };
  return inOrder({
    ...Object.fromEntries(Object.keys(SINGLE).map((name) => [name, one(name)])),
    ...Object.fromEntries(Object.keys(NUMBERS).map((name) => [name, wholeNumber(search.get(name))])),
    ...Object.fromEntries(Object.keys(SEVERAL).map((name) => [name, several(name)])),
    sort: wholeNumber(search.get('sort')),
    page: wholeNumber(search.get('page')),
    after: /^[\w-]{1,200}$/.exec(search.get('after') ?? '')?.[0],
  });
}

/** Swaps the ends of reversed ranges. */
function inOrder(filter: Filter): Filter {
  const swapped = RANGES.flatMap(([from, to]) =>
    isReversed(filter, from, to) ? [[from, filter[to]] as const, [to, filter[from]] as const] : [],
  );
  return present({ ...filter, ...Object.fromEntries(swapped) });
}

const isReversed = (filter: Filter, from: NumberField, to: NumberField): boolean =>
  (filter[from] ?? -Infinity) > (filter[to] ?? Infinity);

/** Writes the URL; omits the first page and the default order. */
export function writeFilter(filter: Filter): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search.toString();
}

/** Orders that the list offers; the last one only with a keyword, which it needs. */
export const SORTS = [1, 11, 12, 5, 4, 6, 7, 8, 9, 2] as const;
export const RELEVANCE = 10;

/** Returns the effective order: with a keyword the best match first, otherwise the latest arrivals. */
export function sortOf({ sort, keyword }: Filter): NonNullable<CarQuery['sort']> {
  if (sort === RELEVANCE && keyword) return RELEVANCE;
  return SORTS.find((known) => known === sort) ?? (keyword ? RELEVANCE : 1);
}

/** Returns the search without order and page, for the facet counts. */
export function toQuestion(filter: Filter): CarQuery {
  const asked = Object.entries(filter).flatMap(([address, value]) => {
    const field = FIELDS[address];
    return field ? [[field, valueOf(address, value)]] : [];
  });
  return present(Object.fromEntries(asked) as CarQuery);
}

/** Returns the search request of this filter. */
export function toQuery(filter: Filter): CarQuery {
  return present({
    ...toQuestion(filter),
    sort: sortOf(filter),
    pageNum: filter.after ? undefined : filter.page,
    after: filter.after,
    pageSize: PAGE_SIZE,
  });
}

/** Changes the filter and returns to the first page. When a new end of a range exceeds the other, the other is removed. */
export function change(filter: Filter, patch: Filter): Filter {
  const next = { ...filter, page: undefined, after: undefined, ...patch };
  const passed = RANGES.filter(([from, to]) => isReversed(next, from, to)).map(([from, to]) =>
    patch[from] === undefined ? from : to,
  );
  return present({ ...next, ...Object.fromEntries(passed.map((name) => [name, undefined])) });
}

/** Removes these fields, named as in the search request, from the filter. */
export function withoutFields(filter: Filter, names: readonly string[]): Filter {
  const patch = Object.keys(FIELDS)
    .filter((name) => names.includes(FIELDS[name]!))
    .map((name) => [name, undefined]);
  return change(filter, Object.fromEntries(patch) as Filter);
}

/** Clears the filter but keeps the order of the cars. */
export const cleared = ({ sort }: Filter): Filter => present({ sort });

/** Parameters that only define how totals are calculated, and exclude no car. */
const OF_TOTALS: readonly string[] = [carFields.landed.addressCity, carFields.landed.addressImporter];

/** Returns the number of filters in use. */
export const countFilters = (filter: Filter): number =>
  Object.keys(filter).filter((name) => name in FIELDS && !OF_TOTALS.includes(name)).length;

/** Whether prices are chosen and shown with duties, fees and delivery. */
export const isLanded = ({ landedFrom, landedTo, landedCity, importer }: Filter): boolean =>
  [landedFrom, landedTo, landedCity, importer].some((value) => value !== undefined);

/** Removes the landed cost from a filter. */
export const WITHOUT_LANDED: Filter = {
  landedFrom: undefined,
  landedTo: undefined,
  landedCity: undefined,
  importer: undefined,
};
