import { carFields } from '@mall/web-kit';
import type { CarQuery } from '../../../mall/car-search.js';
import {
  FIELDS,
  NUMBERS,
  SEVERAL,
  SINGLE,
  valueOf,
  type NumberField,
  type SeveralField,
  type SingleField,
} from './filter-fields.js';

export const PAGE_SIZE = 24;

/** What a buyer looks for, as the address of the list tells it. */
export type Filter = { readonly [K in SingleField]?: string } & { readonly [K in NumberField]?: number } & {
  readonly [K in SeveralField]?: readonly string[];
} & {
  readonly sort?: number;
  readonly page?: number;
  /** Where the page starts: the cursor that the page before it answered. */
  readonly after?: string;
};

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined;

const present = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as T;

/** Reads an address. What it cannot read is left out, so that an old link still opens. */
export function readFilter(search: URLSearchParams): Filter {
  const several = (name: string): readonly string[] | undefined => {
    const values = [...new Set(search.getAll(name))].filter(Boolean);
    return values.length > 0 ? values : undefined;
  };
  return present({
    ...Object.fromEntries(Object.keys(SINGLE).map((name) => [name, search.get(name) ?? undefined])),
    ...Object.fromEntries(Object.keys(NUMBERS).map((name) => [name, wholeNumber(search.get(name))])),
    ...Object.fromEntries(Object.keys(SEVERAL).map((name) => [name, several(name)])),
    sort: wholeNumber(search.get('sort')),
    page: wholeNumber(search.get('page')),
    after: search.get('after') ?? undefined,
  }) as Filter;
}

/** Writes the URL; the first page and the default order are left out. */
export function writeFilter(filter: Filter): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search.toString();
}

/** Orders that the list offers; the last one only where there is a keyword to be relevant to. */
export const SORTS = [1, 11, 12, 5, 4, 6, 7, 8, 9, 2] as const;
export const RELEVANCE = 10;

/** The order in force: with a keyword the best match first, otherwise the latest arrivals. */
export function sortOf({ sort, keyword }: Filter): NonNullable<CarQuery['sort']> {
  if (sort === RELEVANCE && keyword) return RELEVANCE;
  return SORTS.find((known) => known === sort) ?? (keyword ? RELEVANCE : 1);
}

/** The search without order and page, for the facet counts. */
export function toQuestion(filter: Filter): CarQuery {
  const asked = Object.entries(filter).flatMap(([address, value]) => {
    const field = FIELDS[address];
    return field ? [[field, valueOf(address, value)]] : [];
  });
  return present(Object.fromEntries(asked) as CarQuery);
}

/** The search that answers this filter. */
export function toQuery(filter: Filter): CarQuery {
  return present({
    ...toQuestion(filter),
    sort: sortOf(filter),
    pageNum: filter.after ? undefined : filter.page,
    after: filter.after,
    pageSize: PAGE_SIZE,
  });
}

/** The changed filter, on its first page. */
export function change(filter: Filter, patch: Filter): Filter {
  return present({ ...filter, page: undefined, after: undefined, ...patch });
}

/** The filter without these fields, which are named as in the search request. */
export function withoutFields(filter: Filter, names: readonly string[]): Filter {
  const patch = Object.keys(FIELDS)
    .filter((name) => names.includes(FIELDS[name]!))
    .map((name) => [name, undefined]);
  return change(filter, Object.fromEntries(patch) as Filter);
}

/** What stays when everything is cleared: the order of the cars. */
export const cleared = ({ sort }: Filter): Filter => present({ sort });

/** Say how totals are counted, and leave no car out by themselves. */
const OF_TOTALS: readonly string[] = [carFields.landed.addressCity, carFields.landed.addressImporter];

/** The number of filters in use. */
export const countFilters = (filter: Filter): number =>
  Object.keys(filter).filter((name) => name in FIELDS && !OF_TOTALS.includes(name)).length;

/** Whether prices are chosen and shown with duties, fees and delivery. */
export const isLanded = ({ landedFrom, landedTo, landedCity, importer }: Filter): boolean =>
  [landedFrom, landedTo, landedCity, importer].some((value) => value !== undefined);

/** Takes the landed cost out of a filter. */
export const WITHOUT_LANDED: Filter = {
  landedFrom: undefined,
  landedTo: undefined,
  landedCity: undefined,
  importer: undefined,
};
