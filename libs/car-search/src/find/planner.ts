import type { SizedBitmap } from '../count/bitmap-memory.js';
import type { CarIndex } from '../index/car-index.js';
import { andInto, listedIn, orInto, type CarSet, type BitsetPool } from './car-set.js';
import { collect, matcher, narrowed, type Range } from './matching.js';
import type { OrderKey, Ordering } from '../index/ordering.js';
import { countBits, listBits, overlap, type Bits } from '../index/posting.js';

/** Conditions that all have to be met. */
export interface Conditions {
  readonly sets: readonly CarSet[];
  readonly ranges: readonly Range[];
  /** Bit set of cars to exclude. */
  readonly without?: Int32Array;
}

export interface Selection {
  /** All cars found; `undefined` when there are more than the bound. */
  readonly list?: Uint32Array;
  /** Column by which the list is sorted in ascending order, if any. */
  readonly orderedBy?: OrderKey;
  /** Cars found, when they were counted without being visited. */
  readonly bitmap?: SizedBitmap;
  /** Number of cars, exact when there is a list or a bitmap. */
  readonly size: number;
  /** Whether a car is among those found. */
  readonly has: (ord: number) => boolean;
}

/** Evaluates conditions by the method that visits the fewest cars. */
export class Planner {
  constructor(
    private readonly index: CarIndex,
    private readonly pool: BitsetPool,
  ) {}

  /** Returns the cars found; listed completely when they are at most `bound`. */
  select(conditions: Conditions, bound: number): Selection {
    const { sets, ranges, without } = conditions;
    const smallest = sets.reduce<CarSet | undefined>(
      (least, set) => (set.list && (!least || set.size < least.size) ? set : least),
      undefined,
    );
    const within = ranges.find((range) => range.within?.sets.every((set) => sets.includes(set)));
    if (within) return this.fromMake(within, sets, ranges, without);
    const narrowest = narrowestOf(ranges);
    if (smallest && (!narrowest || smallest.size <= narrowest.size))
      return fromList(smallest, sets, ranges, without);
    if (narrowest && (sets.length === 0 || narrowest.size * 16 < this.index.universe.capacity)) {
      const others = ranges.filter((range) => range !== narrowest.range);
      if (others.length === 0 && sets.length === 0 && !without && narrowest.size > bound)
        return { size: narrowest.size, has: matcher([], ranges, undefined) };
      return this.fromRange(narrowest, sets, others, without);
    }
    return this.fromBits(sets, ranges, without, bound);
  }

  /** Returns the cars of the selection that are also in all of the sets. */
  selectAmong({ list, has }: Selection & { readonly list: Uint32Array }, sets: readonly CarSet[]): Selection {
    const left = sets.reduce((some, { bits }) => listedIn(some, bits), list);
    const isIn = matcher(sets, [], undefined);
    return { list: left, size: left.length, has: (ord) => has(ord) && isIn(ord) };
  }

  /** Returns the cars of sets that have their own ordering, in that order. */
  private fromMake(
    range: Range,
    sets: readonly CarSet[],
    ranges: readonly Range[],
    without: Int32Array | undefined,
  ): Selection {
    const { sets: ordered, ordering } = range.within!;
    const scratch = this.pool.scratchList();
    const all = scratch.subarray(0, ordering().list(range.low, range.high, scratch));
    const others = sets.filter((set) => !ordered.includes(set));
    const otherRanges = ranges.filter((other) => other !== range);
    const list = narrowed(all, others, otherRanges, without).slice();
    return { list, size: list.length, has: matcher(sets, ranges, without), orderedBy: range.column };
  }

  private fromRange(
    { range, ordering, size }: Narrowest,
    sets: readonly CarSet[],
    others: readonly Range[],
    without: Int32Array | undefined,
  ): Selection {
    const has = matcher(sets, others, without);
    const span = overlap([{ from: 0, to: this.index.universe.words }, ...sets]);
    const bits = this.pool.bits(span);
    let count = 0;
    if (size > 0)
      ordering.walkUp(
        (ord) => {
          if (range.column[ord]! > range.high) return false;
          if (!has(ord)) return true;
          bits[ord >>> 5]! |= 1 << (ord & 31);
          count += 1;
          return true;
        },
        { key: range.low, high: 0, low: 0 },
      );
    const list = new Uint32Array(count);
    listBits(bits, span, list);
    return { list, size: count, has: matcher(sets, [range, ...others], without) };
  }

  private fromBits(
    sets: readonly CarSet[],
    ranges: readonly Range[],
    without: Int32Array | undefined,
    bound: number,
  ): Selection {
    const met = this.common(sets, without);
    const has = matcher([met], ranges, undefined);
    if (ranges.length === 0) {
      const size = countBits(met.bits, met);
      if (size > bound) return { size, has };
    }
    const scratch = this.pool.scratchList();
    const count = collect(met, ranges, scratch, bound);
    if (count > bound) return { size: count, has };
    return { list: scratch.slice(0, count), size: count, has };
  }

  /** Returns the intersection of the sets; without sets, all cars. */
  common(sets: readonly CarSet[], without?: Int32Array): Bits {
    const all = sets.length > 0 ? sets : [this.pool.union([this.index.everything])];
    const [first, ...others] = all;
    if (others.length === 0 && !without) return first!;
    const span = overlap(all);
    const bits = this.pool.bits(span);
    orInto(bits, first!.bits, span);
    for (const other of others) andInto(bits, other.bits, span);
    if (without) for (let word = span.from; word < span.to; word += 1) bits[word]! &= ~without[word]!;
    return { bits, ...span };
  }
}

/** Range with the fewest cars, with the ordering to find them. */
interface Narrowest {
  readonly range: Range;
  readonly ordering: Ordering;
  readonly size: number;
}

function narrowestOf(ranges: readonly Range[]): Narrowest | undefined {
  let least: Narrowest | undefined;
  for (const range of ranges) {
    const size = range.ordering.countWithin(range.low, range.high);
    if (!least || size < least.size) least = { range, ordering: range.ordering, size };
  }
  return least;
}

function fromList(
  smallest: CarSet,
  sets: readonly CarSet[],
  ranges: readonly Range[],
  without: Int32Array | undefined,
): Selection {
  const others = sets.filter((set) => set !== smallest);
  const list = narrowed(smallest.list!, others, ranges, without);
  return { list, size: list.length, has: matcher(sets, ranges, without) };
}
