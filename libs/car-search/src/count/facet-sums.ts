import { carFields, countedNames, recordOf, type CountedName } from '@mall/contracts/product';
import type { CarIndex } from '../index/car-index.js';
import type { CarSet } from '../find/car-set.js';
import {
  COUNTED,
  isCountedRange,
  valueCount,
  RANGED,
  CountLayout,
  type Counted,
  type Ranged,
} from './count-layout.js';
import { widen, type Ends } from '../index/ends.js';
import { bitOf, FLAGS, FLAG_COMBINATIONS, type Flag } from '../index/flags.js';
import { BUCKET_COLUMNS } from '../index/histograms.js';
import { addJointCounts, JOINT_COLUMNS, JOINT_SIZES } from '../index/joint-values.js';
import type { SizedBitmap } from './bitmap-memory.js';
import type { LandedCounts } from '../index/landed.js';
import type { Range } from '../find/matching.js';

/** A filter; its own facets are counted as if it were absent. */
export interface FacetFilter {
  readonly set?: CarSet;
  readonly range?: Range;
  readonly counts: readonly Counted[];
  /** Whether cities are counted a second time for the region facet, because city and region are separate filters. */
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
  /** Present where the request is about landed costs. */
  readonly landed?: LandedCounts;
  /** Cars that match all filters, when they were visited. */
  readonly list?: Uint32Array;
  /** Cars that match all filters, when they were counted without being visited; valid until the next query. */
  readonly matching?: SizedBitmap;
}

type Column = Uint32Array | Uint8Array;

/** Collects the counts of one query. */
export class FacetSums {
  private readonly counts: Readonly<Record<Counted, Uint32Array>>;
  private readonly regions: Uint32Array;
  private readonly ends = recordOf(RANGED, (): Ends => ({ min: Infinity, max: -Infinity }));
  private readonly flags = recordOf(FLAGS, () => 0);

  constructor(private readonly index: CarIndex) {
    // One allocation for all counts: many small typed arrays cost the garbage collector more than the counting.
    const layout = new CountLayout(index);
    const memory = new Uint32Array(layout.size + valueCount(index, 'city'));
    this.counts = recordOf(COUNTED, (counted) => layout.slice(memory, counted));
    this.regions = memory.subarray(layout.size);
  }

  /**
   * Adds cars that pass every filter to all facets. One unrolled loop over all counted columns, so that each
   * access sees one array type; V8 compiles this to code several times as fast as a loop over columns of
   * different types.
   */
  addAll(ords: Uint32Array): void {
    const { joint0, joint1, joint2, brand, series, category, shop, city, flags } = this.index.columns;
    // Taken out of the record before the loop, which would otherwise look each of them up for every car.
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
    for (const column of BUCKET_COLUMNS) countInto(this.counts[column], this.index.columns[column], ords);
    for (const ranged of RANGED) widen(this.ends[ranged], this.index.columns[ranged], ords);
  }

  /** Adds cars that fail only this filter to its own facets. */
  addOwn({ counts, countsRegions, ends, flag }: FacetFilter, ords: Uint32Array): void {
    const { columns } = this.index;
    for (const counted of counts)
      if (isCountedRange(counted)) countRange(this.counts[counted], counted, columns[counted], ords);
      else countInto(this.counts[counted], columns[counted], ords);
    if (countsRegions) countInto(this.regions, columns.city, ords);
    if (ends) widen(this.ends[ends], columns[ends], ords);
    if (ends === 'powerHp') this.addFlags(['upTo160Hp'], this.flagged(ords));
    if (flag) this.addFlags([flag], this.flagged(ords));
  }

  facets(found: { readonly total: number; readonly list?: Uint32Array }): Facets {
    const { counts, regions, ends, flags } = this;
    return { ...found, counts, cityCountsForRegions: regions, ends, flags };
  }

  /** Returns the number of cars by combination of flags. */
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

export function countInto(counts: Uint32Array, column: Column, ords: Uint32Array): void {
  for (let at = 0; at < ords.length; at += 1) counts[column[ords[at]!]!]! += 1;
}

function countRange(counts: Uint32Array, name: CountedName, column: Int32Array, ords: Uint32Array): void {
  const { from } = carFields[name].counted;
  for (let at = 0; at < ords.length; at += 1) {
    const value = column[ords[at]!]! - from;
    if (value >= 0 && value < counts.length) counts[value]! += 1;
  }
}
