import { carFields, recordOf } from '@mall/contracts/product';
import {
  COUNTED,
  valueCount,
  RANGED,
  isCountedRange,
  type Counted,
  type CountedDirectories,
  type Ranged,
} from '../count/count-layout.js';
import type { DatedSetting } from '../index/dated-flags.js';
import type { Ends } from '../index/ends.js';
import type { Facets } from '../count/facet-sums.js';
import { FLAGS, type Flag } from '../index/flags.js';
import { keyUpTo, type AskedLanded, type LandedCounts } from '../index/landed.js';
import { VALUE_FIELDS } from '../index/value-fields.js';
import { allBut, flagQuery, type Owned, type RemoteCondition } from './conditions.js';
import type { Query } from './query.js';

/** More values than any facet has, so that counts of all values are exact, because no shard leaves one out. */
const MOST_VALUES = 10_000;

export interface Bucket {
  readonly key: string | number;
  readonly doc_count: number;
}

/** One aggregation in an answer; its kind decides which of these fields it has. */
export interface Aggregation {
  readonly doc_count?: number;
  readonly value?: number | null;
  readonly buckets?: readonly (Bucket & Readonly<Record<string, unknown>>)[];
}

export type Aggregations = Readonly<Record<string, Aggregation & Readonly<Record<string, unknown>>>>;
export type AggregationRequest = Readonly<Record<string, unknown>>;

/** Returns the field whose values are counted. Cities are counted by their names, so that a new one has a name at once. */
export const fieldOf = (counted: Counted): string => (counted === 'city' ? 'cityText' : counted);

const terms = (field: string): AggregationRequest => ({ terms: { field, size: MOST_VALUES } });

/** Each facet by the name of its aggregation. */
const isOwned = {
  counts: ({ counts }: Owned, name: Counted): boolean => counts.includes(name),
  regions: ({ countsRegions }: Owned): boolean => countsRegions === true,
  ends: ({ ends }: Owned, name: Ranged): boolean => ends === name,
  flag: ({ flag, ends }: Owned, name: Flag): boolean =>
    flag === name || (name === 'upTo160Hp' && ends === 'powerHp'),
};

interface FacetAggregation {
  readonly name: string;
  readonly isOwnedBy: (condition: Owned) => boolean;
  readonly request: (setting: DatedSetting) => Readonly<Record<string, AggregationRequest>>;
}

const FACETS: readonly FacetAggregation[] = [
  ...COUNTED.map((name) => ({
    name,
    isOwnedBy: (condition: Owned) => isOwned.counts(condition, name),
    request: () => ({ [name]: terms(fieldOf(name)) }),
  })),
  {
    name: 'regions',
    isOwnedBy: isOwned.regions,
    request: () => ({ regions: terms(fieldOf('city')) }),
  },
  ...RANGED.map((name) => ({
    name: `ends of ${name}`,
    isOwnedBy: (condition: Owned) => isOwned.ends(condition, name),
    request: () => ({ [`${name}Min`]: { min: { field: name } }, [`${name}Max`]: { max: { field: name } } }),
  })),
  ...FLAGS.map((name) => ({
    name: `flag ${name}`,
    isOwnedBy: (condition: Owned) => isOwned.flag(condition, name),
    request: (setting: DatedSetting) => ({ [`flag_${name}`]: { filter: flagQuery(name, setting) } }),
  })),
];

/**
 * Returns aggregations of all facets: each facet with a filter under all filters except its own, the others together
 * under all filters.
 * @param conditions those that have a facet
 * @param landed landed cost that the request refers to
 */
export function facetAggregations(
  conditions: readonly RemoteCondition[],
  setting: DatedSetting,
  landed: AskedLanded | undefined,
): Readonly<Record<string, AggregationRequest>> {
  const requestOf = (facets: readonly FacetAggregation[]): Record<string, AggregationRequest> =>
    Object.assign({}, ...facets.map(({ request }) => request(setting))) as Record<string, AggregationRequest>;
  const under = (filter: Query, facets: readonly FacetAggregation[]): AggregationRequest => ({
    filter,
    aggs: requestOf(facets),
  });
  const common = FACETS.filter(({ isOwnedBy }) => !conditions.some(isOwnedBy));
  const groups: [string, AggregationRequest][] = [['all', under(allBut(conditions), common)]];
  conditions.forEach((condition, at) => {
    const own = FACETS.filter(({ isOwnedBy }) => isOwnedBy(condition));
    groups.push([`without${at}`, under(allBut(conditions, condition), own)]);
  });
  if (landed) {
    const own = conditions.find(({ isLanded }) => isLanded);
    groups.push([LANDED, { filter: allBut(conditions, own), aggs: landedAggregations(landed) }]);
  }
  return Object.fromEntries(groups);
}

const LANDED = 'landed';

/** Returns lowest and highest keys of each bucket of the histogram; `undefined` for one in which no key can be. */
function landedBuckets({ extra = 0 }: AskedLanded): ({ from: number; to?: number } | undefined)[] {
  const tops = carFields.landed.steps.map((step) => keyUpTo(step, extra));
  return [...tops, undefined].map((top, at) => {
    const from = Math.max(0, (tops[at - 1] ?? -1) + 1);
    if (top === undefined) return { from };
    return top < from ? undefined : { from, to: top + 1 };
  });
}

const landedAggregations = (landed: AskedLanded): Readonly<Record<string, AggregationRequest>> => ({
  landedMin: { min: { field: landed.column } },
  landedMax: { max: { field: landed.column } },
  landedBuckets: {
    range: { field: landed.column, ranges: landedBuckets(landed).flatMap((bucket) => bucket ?? []) },
  },
});

function landedCounts(group: Aggregations[string], landed: AskedLanded): LandedCounts {
  const found = group as Aggregations[string] & Record<string, Aggregation>;
  const counted = [...(found['landedBuckets']?.buckets ?? [])];
  return {
    extra: landed.extra,
    total: group?.doc_count ?? 0,
    ends: endsOf(found['landedMin'], found['landedMax']),
    // Ranges come in the order of their bounds.
    counts: landedBuckets(landed).map((bucket) => (bucket ? (counted.shift()?.doc_count ?? 0) : 0)),
  };
}

/** Returns conditions for documents that miss at most one of the conditions: all that any facet counts. */
export function nearlyAll(conditions: readonly RemoteCondition[]): readonly Query[] {
  const queries = conditions.map(({ query }) => query);
  if (queries.length < 2) return [];
  return [{ bool: { should: queries, minimum_should_match: queries.length - 1 } }];
}

/** Returns the position of a value in the directory or vocabulary; an unknown one gets a new position. */
function positionIn(directories: CountedDirectories, counted: Counted, key: string | number): number {
  const text = String(key);
  if (counted === 'brand' || counted === 'series') return directories.brands.entry(text).position;
  if (counted === 'category') return directories.categories.entry(text).position;
  if (counted === 'shop') return directories.shops.entry(text).position;
  if (counted === 'city') return directories.cities.positionOf(text);
  if (isCountedRange(counted)) return Number(key) - carFields[counted].counted.from;
  // Buckets of histograms are stored as their positions.
  return POSITION_OF.get(counted)?.(text) ?? Number(key);
}

const POSITION_OF = new Map<Counted, (value: string) => number>(
  VALUE_FIELDS.map(({ name, values }) => [name, (value) => values.indexOf(value) + 1]),
);

/** Reads the counts of an answer; all groups hold different aggregations. */
export function facetsOf(
  total: number,
  groups: Aggregations,
  directories: CountedDirectories,
  landed: AskedLanded | undefined,
): Facets {
  const all = Object.assign({}, ...Object.values(groups)) as Aggregations;
  const counted = (name: Counted, aggregation: string = name): [position: number, count: number][] =>
    (all[aggregation]?.buckets ?? []).map(({ key, doc_count }) => [
      positionIn(directories, name, key),
      doc_count,
    ]);
  // Read first, because an unknown value lengthens its directory.
  const read = recordOf(COUNTED, (name) => counted(name));
  const regions = counted('city', 'regions');
  const filled = (name: Counted, values: readonly [number, number][]): Uint32Array => {
    const counts = new Uint32Array(valueCount(directories, name));
    for (const [position, count] of values)
      if (position >= 0 && position < counts.length) counts[position]! += count;
    return counts;
  };
  return {
    ...(landed && { landed: landedCounts(groups[LANDED]!, landed) }),
    total,
    counts: recordOf(COUNTED, (name) => filled(name, read[name])),
    cityCountsForRegions: filled('city', regions),
    ends: recordOf(RANGED, (name) => endsOf(all[`${name}Min`], all[`${name}Max`])),
    flags: recordOf(FLAGS, (name) => all[`flag_${name}`]?.doc_count ?? 0),
  };
}

const endsOf = (min: Aggregation | undefined, max: Aggregation | undefined): Ends => ({
  min: min?.value ?? Infinity,
  max: max?.value ?? -Infinity,
});
