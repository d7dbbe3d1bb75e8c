import type { CarIndex } from './car-index.js';
import type { CarSet } from './car-set.js';
import { DATED_MARKS, type DatedMark, type DatedMarks } from './dated-marks.js';
import type { OrderKey } from './ordering.js';
import type { Planner, Range } from './planner.js';
import type { Posting } from './posting.js';

/** Facets that count the values of a column. */
export const COUNTED = [
  'brand',
  'series',
  'category',
  'shop',
  'city',
  'condition',
  'bodyType',
  'fuel',
  'gearbox',
  'drive',
  'steering',
  'colour',
  'year',
] as const;
/** Facets that tell the ends of a column. */
export const RANGED = ['price', 'year', 'mileage', 'powerHp', 'engineCc'] as const;

export type Counted = (typeof COUNTED)[number];
export type Ranged = (typeof RANGED)[number];

/** A filter whose own facets are counted as if it were not there. */
export interface FacetFilter {
  readonly set?: CarSet;
  readonly range?: Range;
  readonly counts: readonly Counted[];
  /** Cities again, for their regions: both can be filtered by. */
  readonly countsRegions?: boolean;
  readonly ends?: Ranged;
  readonly countsStock?: boolean;
  readonly countsMark?: DatedMark;
}

export interface Facets {
  readonly total: number;
  /** Cars by place in the directory or vocabulary; years by year. */
  readonly counts: Readonly<Record<Counted, Uint32Array>>;
  readonly cityCountsForRegions: Uint32Array;
  readonly ends: Readonly<Record<Ranged, Ends>>;
  readonly inStock: number;
  readonly upTo160Hp: number;
  readonly marks: Readonly<Record<DatedMark, number>>;
  /** The cars that match everything. */
  readonly list: Uint32Array;
}

export interface Ends {
  min: number;
  max: number;
}

const POWER_BOUND_HP = 160;
const EVERY_CAR = Number.MAX_SAFE_INTEGER;
type Column = Uint32Array | Uint8Array | Int32Array | Float64Array;

/** Adds up one sort of fact over cars. */
type Tally = (ords: Uint32Array) => void;

/** Counts, for every filter, the cars that each of its values would leave. */
export class FacetCounter {
  constructor(
    private readonly index: CarIndex,
    private readonly planner: Planner,
    private readonly marks: DatedMarks,
  ) {}

  /**
   * @param base what is no facet, such as the keyword; holds in all of them.
   * @param filters what is; each one is left aside in its own facets.
   */
  count(
    base: { sets: readonly CarSet[]; ranges: readonly Range[] },
    filters: readonly FacetFilter[],
  ): Facets {
    const sums = new Sums(this.index, this.marks);
    const select = (chosen: readonly FacetFilter[]): Uint32Array =>
      this.planner.select(
        {
          sets: [...base.sets, ...chosen.flatMap(({ set }) => set ?? [])],
          ranges: [...base.ranges, ...chosen.flatMap(({ range }) => range ?? [])],
        },
        EVERY_CAR,
      ).list!;
    if (base.sets.length > 0 && filters.length > 0) {
      const { matching, butOne } = split(select([]), filters);
      sums.add(matching, filters, butOne);
      return sums.facets(matching);
    }
    const matching = select(filters);
    sums.add(
      matching,
      filters,
      filters.map((filter) => select(filters.filter((other) => other !== filter))),
      true,
    );
    return sums.facets(matching);
  }

  countOf(counted: Counted, ords: Uint32Array): Uint32Array {
    const counts = new Uint32Array(roomFor(this.index, counted));
    countInto(counts, this.index.columns[counted], ords);
    return counts;
  }
}

/** How many places there are to count in. */
function roomFor(index: CarIndex, counted: Counted): number {
  if (counted === 'brand' || counted === 'series') return index.brands.entries.length;
  if (counted === 'category') return index.categories.entries.length;
  if (counted === 'shop') return index.shops.entries.length;
  if (counted === 'city') return index.cities.entries.length;
  return counted === 'year' ? 2_200 : 32;
}

/** Cars that pass every filter, and for each filter those that pass all others but not it. */
function split(
  cars: Uint32Array,
  filters: readonly FacetFilter[],
): { matching: Uint32Array; butOne: Uint32Array[] } {
  const matching = new Uint32Array(cars.length);
  const butOne = filters.map(() => [] as number[]);
  let count = 0;
  for (let at = 0; at < cars.length; at += 1) {
    const ord = cars[at]!;
    const word = ord >>> 5;
    const bit = 1 << (ord & 31);
    let missed = -1;
    let misses = 0;
    for (let which = 0; which < filters.length && misses < 2; which += 1) {
      const { set, range } = filters[which]!;
      const passes = set
        ? (set.bits[word]! & bit) !== 0
        : range!.column[ord]! >= range!.low && range!.column[ord]! <= range!.high;
      if (passes) continue;
      missed = which;
      misses += 1;
    }
    if (misses === 0) matching[count++] = ord;
    else if (misses === 1) butOne[missed]!.push(ord);
  }
  return { matching: matching.subarray(0, count), butOne: butOne.map((list) => Uint32Array.from(list)) };
}

class Sums {
  private readonly counts: Record<Counted, Uint32Array>;
  private readonly regions: Uint32Array;
  private readonly ends: Record<Ranged, Ends>;
  private inStock = 0;
  private upTo160Hp = 0;
  private readonly marks = record(DATED_MARKS, () => 0);

  constructor(
    private readonly index: CarIndex,
    private readonly dated: DatedMarks,
  ) {
    this.counts = record(COUNTED, (counted) => new Uint32Array(roomFor(index, counted)));
    this.regions = new Uint32Array(roomFor(index, 'city'));
    this.ends = record(RANGED, () => ({ min: Infinity, max: -Infinity }));
  }

  /**
   * @param others for each filter the cars to count in its own facets: beside `matching`, or instead of it.
   */
  add(
    matching: Uint32Array,
    filters: readonly FacetFilter[],
    others: readonly Uint32Array[],
    instead = false,
  ): void {
    const tally = (makes: (filter: FacetFilter) => boolean | undefined, add: Tally): void => {
      const own = filters.findIndex((filter) => makes(filter));
      if (own < 0 || !instead) add(matching);
      if (own >= 0) add(others[own]!);
    };
    for (const counted of COUNTED) {
      const column: Column = this.index.columns[counted];
      const counts = this.counts[counted];
      tally(
        (filter) => filter.counts.includes(counted),
        (ords) => countInto(counts, column, ords),
      );
    }
    tally(
      (filter) => filter.countsRegions,
      (ords) => countInto(this.regions, this.index.columns.city, ords),
    );
    for (const ranged of RANGED) {
      const column: OrderKey = this.index.columns[ranged];
      tally(
        (filter) => filter.ends === ranged,
        (ords) => stretch(this.ends[ranged], column, ords),
      );
    }
    tally(
      (filter) => filter.countsStock,
      (ords) => (this.inStock += within(this.index.columns.stock, ords, 1, Infinity)),
    );
    for (const mark of DATED_MARKS)
      tally(
        (filter) => filter.countsMark === mark,
        (ords) => (this.marks[mark] += among(this.dated.cars[mark], ords)),
      );
    tally(
      (filter) => filter.ends === 'powerHp',
      (ords) => (this.upTo160Hp += within(this.index.columns.powerHp, ords, 1, POWER_BOUND_HP)),
    );
  }

  facets(list: Uint32Array): Facets {
    const { counts, regions, ends, inStock, upTo160Hp, marks } = this;
    return {
      total: list.length,
      counts,
      cityCountsForRegions: regions,
      ends,
      inStock,
      upTo160Hp,
      marks,
      list,
    };
  }
}

function countInto(counts: Uint32Array, column: Column, ords: Uint32Array): void {
  // A year that is not known stands at −1, where no count is kept.
  for (let at = 0; at < ords.length; at += 1) counts[column[ords[at]!]!]! += 1;
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

function within(column: Int32Array, ords: Uint32Array, low: number, high: number): number {
  let count = 0;
  for (let at = 0; at < ords.length; at += 1) {
    const value = column[ords[at]!]!;
    if (value >= low && value <= high) count += 1;
  }
  return count;
}

function among(cars: Posting, ords: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < ords.length; at += 1) if (cars.has(ords[at]!)) count += 1;
  return count;
}

function record<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
}
