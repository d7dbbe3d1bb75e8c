import { carFields, countedNames, rangeNames, recordOf, type CountedName } from '@mall/contracts/product';
import type { CarIndex } from './car-index.js';
import type { CarSet } from './car-set.js';
import { FilterSplitter } from './filter-splitter.js';
import { bitOf, FLAGS, FLAG_COMBINATIONS, type Flag } from './flags.js';
import { addJointCounts, JOINT_COLUMNS, JOINT_SIZES } from './joint-values.js';
import type { Range } from './matching.js';
import type { OrderKey } from './ordering.js';
import type { Planner } from './planner.js';
import { VALUE_FIELDS, VALUE_NAMES } from './value-fields.js';

/** Facets that count the values of a column. */
export const COUNTED = [
  'brand',
  'series',
  'category',
  'shop',
  'city',
  ...VALUE_NAMES,
  ...countedNames,
] as const;
/** Facets that report minimum and maximum of a column. */
export const RANGED = ['price', ...rangeNames] as const;

export type Counted = (typeof COUNTED)[number];
export type Ranged = (typeof RANGED)[number];

/** A filter; its own facets are counted as if it were absent. */
export interface FacetFilter {
  readonly set?: CarSet;
  readonly range?: Range;
  readonly counts: readonly Counted[];
  /** Counts cities a second time for the region facet, because city and region are separate filters. */
  readonly countsRegions?: boolean;
  readonly ends?: Ranged;
  readonly flag?: Exclude<Flag, 'upTo160Hp'>;
}

export interface Facets {
  readonly total: number;
  /**
   * Counts indexed by position in the directory or vocabulary; for ranges, by value minus the first counted
   * value.
   */
  readonly counts: Readonly<Record<Counted, Uint32Array>>;
  readonly cityCountsForRegions: Uint32Array;
  readonly ends: Readonly<Record<Ranged, Ends>>;
  readonly flags: Readonly<Record<Flag, number>>;
  /** The cars that match all filters. */
  readonly list: Uint32Array;
}

export interface Ends {
  min: number;
  max: number;
}

type Column = Uint32Array | Uint8Array;

/** Counts, for each facet, the cars of each value, disregarding the facet's own filter. */
export class FacetCounter {
  private readonly splitter = new FilterSplitter();

  constructor(
    private readonly index: CarIndex,
    private readonly planner: Planner,
  ) {}

  /**
   * @param base conditions without a facet, such as the keyword; they hold in all facets.
   * @param filters conditions with a facet; each is disregarded in its own facets.
   */
  count(base: readonly CarSet[], filters: readonly FacetFilter[]): Facets {
    const { matching, failingOne } = this.splitter.split(this.planner.common(base), filters);
    const sums = new FacetSums(this.index);
    sums.addAll(matching);
    filters.forEach((filter, at) => sums.addOwn(filter, failingOne[at]!));
    return sums.facets(matching.slice());
  }

  countOf(counted: Exclude<Counted, CountedName>, ords: Uint32Array): Uint32Array {
    const counts = new Uint32Array(placesIn(this.index, counted));
    countInto(counts, this.index.columns[counted], ords);
    return counts;
  }
}

/** The size of the count array. */
function placesIn(index: CarIndex, counted: Counted): number {
  if (counted === 'brand' || counted === 'series') return index.brands.entries.length;
  if (counted === 'category') return index.categories.entries.length;
  if (counted === 'shop') return index.shops.entries.length;
  if (counted === 'city') return index.cities.entries.length;
  return VALUE_PLACES.get(counted)!;
}

/** Sizes of the count arrays of choices, counts and counted ranges. */
const VALUE_PLACES = new Map<Counted, number>([
  ...VALUE_FIELDS.map(({ name, values }) => [name, values.length + 1] as const),
  ...countedNames.map((name) => {
    const { from, to } = carFields[name].counted;
    return [name, to - from + 1] as const;
  }),
]);

const isCountedRange = (counted: Counted): counted is CountedName =>
  (countedNames as readonly string[]).includes(counted);

class FacetSums {
  private readonly counts: Record<Counted, Uint32Array>;
  private readonly regions: Uint32Array;
  private readonly ends: Record<Ranged, Ends>;
  private readonly flags = recordOf(FLAGS, () => 0);

  constructor(private readonly index: CarIndex) {
    // One allocation for all counts: many small typed arrays cost the garbage collector more than the counting.
    let size = placesIn(index, 'city');
    for (const counted of COUNTED) size += placesIn(index, counted);
    const memory = new Uint32Array(size);
    let taken = 0;
    const slice = (counted: Counted): Uint32Array =>
      memory.subarray(taken, (taken += placesIn(index, counted)));
    this.counts = recordOf(COUNTED, slice);
    this.regions = slice('city');
    this.ends = recordOf(RANGED, () => ({ min: Infinity, max: -Infinity }));
  }

  /**
   * Adds cars that pass every filter to all facets. One unrolled loop over all counted columns, so that each
   * access sees one array type; V8 compiles this to code several times as fast as a loop over columns of
   * different types.
   */
  addAll(ords: Uint32Array): void {
    const { joint0, joint1, joint2, brand, series, category, shop, city, flags } = this.index.columns;
    // Taken out of the record before the loop, which would look each of them up for every car.
    const { brand: brands, series: ofSeries, category: categories, shop: shops, city: cities } = this.counts;
    const joint = recordOf(JOINT_COLUMNS, (column) => new Uint32Array(JOINT_SIZES[column]));
    const { joint0: counts0, joint1: counts1, joint2: counts2 } = joint;
    const flagged = new Uint32Array(FLAG_COMBINATIONS);
    for (let at = 0; at < ords.length; at += 1) {
      const ord = ords[at]!;
      counts0[joint0[ord]!]! += 1;
      counts1[joint1[ord]!]! += 1;
      counts2[joint2[ord]!]! += 1;
      flagged[flags[ord]!]! += 1;
      brands[brand[ord]!]! += 1;
      ofSeries[series[ord]!]! += 1;
      categories[category[ord]!]! += 1;
      shops[shop[ord]!]! += 1;
      cities[city[ord]!]! += 1;
    }
    addJointCounts(joint, this.counts);
    this.addFlags(FLAGS, flagged);
    this.regions.set(cities);
    for (const name of countedNames) countRange(this.counts[name], name, this.index.columns[name], ords);
    for (const ranged of RANGED) stretch(this.ends[ranged], this.index.columns[ranged], ords);
  }

  /** Adds cars that fail only this filter to its own facets. */
  addOwn({ counts, countsRegions, ends, flag }: FacetFilter, ords: Uint32Array): void {
    const { columns } = this.index;
    for (const counted of counts)
      if (isCountedRange(counted)) countRange(this.counts[counted], counted, columns[counted], ords);
      else countInto(this.counts[counted], columns[counted], ords);
    if (countsRegions) countInto(this.regions, columns.city, ords);
    if (ends) stretch(this.ends[ends], columns[ends], ords);
    if (ends === 'powerHp') this.addFlags(['upTo160Hp'], this.flagged(ords));
    if (flag) this.addFlags([flag], this.flagged(ords));
  }

  facets(list: Uint32Array): Facets {
    const { counts, regions, ends, flags } = this;
    return { total: list.length, counts, cityCountsForRegions: regions, ends, flags, list };
  }

  /** Number of cars by combination of flags. */
  private flagged(ords: Uint32Array): Uint32Array {
    const counted = new Uint32Array(FLAG_COMBINATIONS);
    countInto(counted, this.index.columns.flags, ords);
    return counted;
  }

  private addFlags(which: readonly Flag[], flagged: Uint32Array): void {
    for (const flag of which)
      for (let flags = 1; flags < FLAG_COMBINATIONS; flags += 1)
        if ((flags & bitOf(flag)) !== 0) this.flags[flag] += flagged[flags]!;
  }
}

function countInto(counts: Uint32Array, column: Column, ords: Uint32Array): void {
  for (let at = 0; at < ords.length; at += 1) counts[column[ords[at]!]!]! += 1;
}

function countRange(counts: Uint32Array, name: CountedName, column: Int32Array, ords: Uint32Array): void {
  const { from } = carFields[name].counted;
  for (let at = 0; at < ords.length; at += 1) {
    const value = column[ords[at]!]! - from;
    if (value >= 0 && value < counts.length) counts[value]! += 1;
  }
}

function stretch(ends: Ends, column: OrderKey, ords: Uint32Array): void {
  let { min, max } = ends;
  for (let at = 0; at < ords.length; at += 1) {
    const value = column[ords[at]!]!;
    if (value < 0) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  ends.min = min;
  ends.max = max;
}
