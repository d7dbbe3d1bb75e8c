import type { LandedTotals } from '@mall/contracts/landed-cost';
import {
  boundsOf,
  carFields,
  choiceFields,
  countedNames,
  isElectricDrive,
  isOlderThan,
  rangeNames,
  type BadgeLimits,
  type CarFacts,
} from '@mall/contracts/product';
import { dayAt } from '@mall/validation/typography';
import type { CarFilters } from '../car-search.port.js';
import type { Directories } from '../directories.js';
import type { Counted, Ranged } from '../count/count-layout.js';
import { DATED_FLAGS, type DatedFlag, type DatedSetting } from '../index/dated-flags.js';
import type { Flag } from '../index/flags.js';
import { HISTOGRAMS } from '../index/histograms.js';
import { askedLanded, keyFrom, keyUpTo } from '../index/landed.js';
import { VALUE_FIELDS } from '../index/value-fields.js';
import { comparable } from './car-document.js';
import { allOf, among, anyOf, between, EVERYTHING, NOTHING, type Query } from './query.js';

/** Counts that leave out one filter: facets, ends of ranges, flags, and cities for the facet of regions. */
export interface Owned {
  readonly counts: readonly Counted[];
  readonly countsRegions?: boolean;
  readonly ends?: Ranged;
  readonly flag?: Flag;
  /** Set for a condition on the landed cost. */
  readonly isLanded?: true;
}

/** A filter of a request with the request fields that it was read from. */
export interface RemoteCondition extends Owned {
  readonly fields: readonly string[];
  readonly query: Query;
  /** Whether it has a facet, which is counted without it. */
  readonly hasFacet: boolean;
}

type ScopeDirectories = Pick<Directories, 'categories' | 'shops'>;

/** Returns the conditions of a request; each field of the car-field table has one. */
export function conditionsOf(
  filters: CarFilters,
  directories: ScopeDirectories,
  setting: DatedSetting,
  totals: LandedTotals | undefined,
): RemoteCondition[] {
  return [
    ...valueConditions(filters),
    ...belongings(filters, directories, setting),
    ...figures(filters),
    ...landed(filters, totals),
    ...others(filters, directories),
  ];
}

function valueConditions(filters: CarFilters): RemoteCondition[] {
  return VALUE_FIELDS.flatMap(({ name, values, positionOf }) => {
    const asked: string | number | readonly (string | number)[] | null | undefined = filters[name];
    if (asked == null) return [];
    const wanted = typeof asked === 'object' ? asked : [asked];
    if (wanted.length === 0) return [];
    const known = wanted.flatMap((value) => values[positionOf(value) - 1] ?? []);
    return [{ fields: [name], counts: [name], query: among(name, known), hasFacet: true }];
  });
}

function belongings(
  filters: CarFilters,
  { categories }: ScopeDirectories,
  setting: DatedSetting,
): RemoteCondition[] {
  const { brandIds, categoryId, shopId, city, region, hasStock } = filters;
  const found: RemoteCondition[] = [];
  const add = (condition: Omit<RemoteCondition, 'hasFacet'>): void =>
    void found.push({ ...condition, hasFacet: true });
  if (brandIds && brandIds.length > 0)
    add({
      fields: carFields.brand.request,
      counts: ['brand', 'series'],
      query: among('brands', brandIds),
    });
  if (categoryId) {
    const below = categories.entries.filter(({ position }) =>
      categories.pathOf(position).some(({ id }) => id === categoryId),
    );
    const ids = below.map(({ id }) => id);
    add({ fields: carFields.category.request, counts: ['category'], query: among('category', ids) });
  }
  if (shopId) add({ fields: carFields.shop.request, counts: ['shop'], query: among('shop', [shopId]) });
  if (city && city.length > 0)
    add({
      fields: carFields.city.request,
      counts: ['city'],
      query: among('cityNames', city.map(comparable)),
    });
  if (region && region.length > 0)
    add({
      fields: carFields.region.request,
      counts: [],
      countsRegions: true,
      query: among('region', region),
    });
  if (hasStock === 1)
    add({ fields: ['hasStock'], counts: [], flag: 'inStock', query: flagQuery('inStock', setting) });
  for (const flag of DATED_FLAGS)
    if (filters[flag] === 1) add({ fields: [flag], counts: [], flag, query: flagQuery(flag, setting) });
  return found;
}

function figures(filters: CarFilters): RemoteCondition[] {
  const { minPrice, maxPrice } = filters;
  const { request, requestRoubles } = carFields.price;
  const price: RemoteCondition = {
    fields: [...request, ...requestRoubles],
    counts: ['priceBucket'],
    ends: 'price',
    query: between('price', minPrice, maxPrice),
    hasFacet: true,
  };
  const ranges = rangeNames.flatMap((name): RemoteCondition[] => {
    const bounds = boundsOf(name);
    const [low, high] = [filters[bounds[0]], filters[bounds[1]]];
    if (low == null && high == null) return [];
    const counts = [
      ...countedNames.filter((counted) => counted === name),
      ...HISTOGRAMS.flatMap((histogram) => (histogram.name === name ? [histogram.column] : [])),
    ];
    return [{ fields: bounds, counts, ends: name, query: between(name, low ?? 0, high), hasFacet: true }];
  });
  return minPrice == null && maxPrice == null ? ranges : [price, ...ranges];
}

/** Returns the conditions on the landed cost. An unknown total is within no bounds. */
function landed(filters: CarFilters, totals: LandedTotals | undefined): RemoteCondition[] {
  const { minLandedRub, maxLandedRub } = filters;
  if (minLandedRub == null && maxLandedRub == null) return [];
  const { column, extra } = askedLanded(filters, totals)!;
  const { request, requestCity, requestImporter } = carFields.landed;
  const query =
    extra === undefined
      ? NOTHING
      : between(
          column,
          minLandedRub == null ? 0 : keyFrom(minLandedRub, extra),
          maxLandedRub == null ? undefined : keyUpTo(maxLandedRub, extra),
        );
  const fields = [...request, requestCity, requestImporter];
  return [{ fields, counts: [], isLanded: true, query, hasFacet: true }];
}

/** Returns conditions without a facet. */
function others(
  { spuIds, selfShop, attrValueGroups, listedAfter }: CarFilters,
  { shops }: ScopeDirectories,
): RemoteCondition[] {
  const found: RemoteCondition[] = [];
  const add = (fields: readonly string[], query: Query): void =>
    void found.push({ fields, counts: [], query, hasFacet: false });
  if (spuIds) add(['spuIds'], among('id', spuIds));
  if (listedAfter)
    add(['listedAfter'], between('createdAt', Date.parse(listedAfter) * MICROSECONDS + 1, undefined));
  if (selfShop) {
    const own = [...shops.stored()].filter(({ row }) => row.type === selfShop);
    add(
      ['selfShop'],
      among(
        'shop',
        own.map(({ id }) => id),
      ),
    );
  }
  for (const group of attrValueGroups ?? []) add(['attrIds', 'attrValueIds'], among('attrValues', group));
  return found;
}

/** Returns a query for cars with this flag on the day of the setting. */
export function flagQuery(flag: Flag, setting: DatedSetting): Query {
  if (flag === 'inStock') return { term: { inStock: true } };
  if (flag === 'upTo160Hp') return between('powerHp', 1, 160);
  return setting.limits ? DATED_QUERIES[flag](setting.limits, setting.today) : NOTHING;
}

const fuelsWhere = (isElectric: boolean): string[] => {
  const { words } = choiceFields.find(({ name }) => name === 'fuel')!;
  return Object.keys(words).filter((fuel) => isElectricDrive(fuel as CarFacts['fuel']) === isElectric);
};

const DATED_QUERIES: Readonly<Record<DatedFlag, (limits: BadgeLimits, today: string) => Query>> = {
  preferential: (limits) =>
    anyOf([
      allOf([
        among('fuel', fuelsWhere(false)),
        between('feeHp', 1, limits.combustionPowerHp),
        between('engineCc', 1, limits.combustionUpToCc),
      ]),
      allOf([among('fuel', fuelsWhere(true)), between('feeHp', 0, limits.electricPower30MinHp)]),
    ]),
  age3to5: ({ ageFromYears, ageToYears }, today) =>
    between('firstRegDay', lastDayOlder(ageToYears, today) + 1, lastDayOlder(ageFromYears, today)),
};

const DAY_MS = 86_400_000;
/** Microseconds in a millisecond. */
const MICROSECONDS = 1_000;

/** Returns the last day of first registration of cars that are older than so many years, in days since 1970. */
function lastDayOlder(years: number, today: string): number {
  const text = (day: number): string => dayAt(new Date(day * DAY_MS), 0);
  // No year is shorter, so the day searched for is at most some days earlier.
  let day = Date.parse(today) / DAY_MS - years * 365;
  while (!isOlderThan(text(day), years, today)) day -= 1;
  return day;
}

/** Returns the conditions without one of them. */
export const allBut = (conditions: readonly RemoteCondition[], left?: RemoteCondition): Query =>
  conditions.length === 0
    ? EVERYTHING
    : allOf(conditions.filter((condition) => condition !== left).map(({ query }) => query));
