import { HIGH } from './columns.js';
import type { CarIndex } from './car-index.js';
import { andInto, listedIn, orInto, type CarSet, type Workshop } from './car-set.js';
import type { OrderKey, Ordering } from './ordering.js';
import type { OrderColumn } from './orderings.js';
import { countBits, listBits, overlap, type Span } from './posting.js';

/** A condition on a column: its value lies from `low` to `high`. */
export interface Range {
  readonly column: OrderKey;
  readonly ordering?: Ordering;
  /** An order of fewer cars: those that are in all of these sets, where they have to hold as well. */
  readonly within?: { readonly sets: readonly CarSet[]; readonly ordering: Ordering };
  readonly low: number;
  readonly high: number;
}

/** Everything that has to hold at once. */
export interface Conditions {
  readonly sets: readonly CarSet[];
  readonly ranges: readonly Range[];
  /** Cars that are left out. */
  readonly without?: Int32Array;
}

interface Bits extends Span {
  readonly bits: Int32Array;
}

export interface Selection {
  /** All cars found; `undefined` when there are more than were asked for. */
  readonly list?: Uint32Array;
  /** What the list is ordered by, upwards; by nothing unless told. */
  readonly orderedBy?: OrderKey;
  /** Exact, unless there is no list. */
  readonly size: number;
  /** Whether a car is among those found. */
  readonly has: (ord: number) => boolean;
}

/** Where a page goes on: right after this car. */
export interface Mark {
  readonly key: number;
  readonly id: readonly [high: number, low: number];
}

export interface PageOrder {
  readonly column: OrderColumn;
  readonly descending: boolean;
}

/** Finds the cars that conditions leave, and pages of them in order, by whichever way is shortest. */
export class Planner {
  constructor(
    private readonly index: CarIndex,
    private readonly workshop: Workshop,
  ) {}

  /** The cars found; all of them when they are not more than `bound`. */
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
        return { size: narrowest.size, has: hasIn([], ranges, undefined) };
      return this.fromRange(narrowest, sets, others, without);
    }
    return this.fromBits(sets, ranges, without, bound);
  }

  /** Those found that are in all of the sets as well. */
  among({ list, has }: Selection & { readonly list: Uint32Array }, sets: readonly CarSet[]): Selection {
    const left = sets.reduce((some, { bits }) => listedIn(some, bits), list);
    const isIn = hasIn(sets, [], undefined);
    return { list: left, size: left.length, has: (ord) => has(ord) && isIn(ord) };
  }

  /** One page of what was found, after `after` or from `offset` on. */
  page(
    found: Selection,
    order: PageOrder,
    ranges: readonly Range[],
    offset: number,
    limit: number,
    after?: Mark,
  ): Uint32Array {
    if (limit === 0 || found.size === 0) return new Uint32Array(0);
    const wanted = offset + limit;
    const { list, orderedBy } = found;
    if (list && orderedBy === this.index.columns[order.column] && !after)
      return order.descending
        ? list.slice(Math.max(0, list.length - wanted), Math.max(0, list.length - offset)).reverse()
        : list.slice(offset, wanted);
    const steps = (wanted * this.index.size) / found.size;
    // A page is picked out of the list, or the order is walked: whichever looks at fewer cars.
    // A step of the order costs more: it leads to another place in memory.
    if (list && (list.length <= steps * 8 || list.length < 1_000))
      return this.pick(list, order, wanted, after).slice(offset);
    return this.walk(found.has, order, ranges, offset, limit, after);
  }

  /** Cars of sets that have an order of their own, in that order. */
  private fromMake(
    range: Range,
    sets: readonly CarSet[],
    ranges: readonly Range[],
    without: Int32Array | undefined,
  ): Selection {
    const { sets: ordered, ordering } = range.within!;
    const room = this.workshop.room();
    let list = room.subarray(0, ordering.list(range.low, range.high, room));
    for (const other of sets) if (!ordered.includes(other)) list = listedIn(list, other.bits);
    for (const other of ranges) if (other !== range) list = listedWithin(list, other);
    if (without) list = list.filter((ord) => (without[ord >>> 5]! & (1 << (ord & 31))) === 0);
    const { column: orderedBy } = range;
    return { list: list.slice(), size: list.length, has: hasIn(sets, ranges, without), orderedBy };
  }

  private fromRange(
    { range, ordering, size }: Narrowest,
    sets: readonly CarSet[],
    others: readonly Range[],
    without: Int32Array | undefined,
  ): Selection {
    const has = hasIn(sets, others, without);
    const span = overlap([{ from: 0, to: this.index.universe.words }, ...sets]);
    const bits = this.workshop.bits(span);
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
    return { list, size: count, has: hasIn(sets, [range, ...others], without) };
  }

  private fromBits(
    sets: readonly CarSet[],
    ranges: readonly Range[],
    without: Int32Array | undefined,
    bound: number,
  ): Selection {
    const met = this.common(sets, without);
    const has = hasIn([met], ranges, undefined);
    if (ranges.length === 0) {
      const size = countBits(met.bits, met);
      if (size > bound) return { size, has };
    }
    const room = this.workshop.room();
    const count = collect(met, ranges, room, bound);
    if (count > bound) return { size: count, has };
    return { list: room.slice(0, count), size: count, has };
  }

  /** The cars that are in all of the sets; of no sets, every car. */
  common(sets: readonly CarSet[], without?: Int32Array): Bits {
    const all = sets.length > 0 ? sets : [this.workshop.union([this.index.everything])];
    const [first, ...others] = all;
    if (others.length === 0 && !without) return first!;
    const span = overlap(all);
    const bits = this.workshop.bits(span);
    orInto(bits, first!.bits, span);
    for (const other of others) andInto(bits, other.bits, span);
    if (without) for (let word = span.from; word < span.to; word += 1) bits[word]! &= ~without[word]!;
    return { bits, ...span };
  }

  /** Looks for the next cars in the order itself. */
  private walk(
    has: (ord: number) => boolean,
    { column, descending }: PageOrder,
    ranges: readonly Range[],
    offset: number,
    limit: number,
    after: Mark | undefined,
  ): Uint32Array {
    const keys = this.index.columns[column];
    const bounds = ranges.find((range) => range.column === keys);
    const page = new Uint32Array(limit);
    let skipped = 0;
    let count = 0;
    const look = (ord: number): boolean => {
      if (bounds && (descending ? keys[ord]! < bounds.low : keys[ord]! > bounds.high)) return false;
      if (!has(ord)) return true;
      if (skipped < offset) skipped += 1;
      else page[count++] = ord;
      return count < limit;
    };
    const ordering = this.index.orderings[column];
    const start = startOf(descending, bounds, after);
    if (descending) ordering.walkDown(look, start);
    else ordering.walkUp(look, start);
    return page.slice(0, count);
  }

  /** The first cars of a list in order, by keeping the best ones while looking at each once. */
  private pick(
    list: Uint32Array,
    { column, descending }: PageOrder,
    wanted: number,
    after: Mark | undefined,
  ): Uint32Array {
    const { idHigh, idLow } = this.index.columns;
    const keys: OrderKey = this.index.columns[column];
    const sign = descending ? -1 : 1;
    const compare = (left: number, right: number): number =>
      sign * (keys[left]! - keys[right]! || idHigh[left]! - idHigh[right]! || idLow[left]! - idLow[right]!);
    const isPast = (ord: number): boolean =>
      !after ||
      sign * (keys[ord]! - after.key || idHigh[ord]! - after.id[0] || idLow[ord]! - after.id[1]) > 0;
    if (wanted > 500) return (after ? list.filter(isPast) : list.slice()).sort(compare).slice(0, wanted);
    const best = new Uint32Array(wanted + 1);
    let count = 0;
    let worst = Infinity;
    // Cars lie by their ids, more or less: beginning where the first ones lie, few come to push others out.
    const step = descending ? -1 : 1;
    for (let at = descending ? list.length - 1 : 0; at >= 0 && at < list.length; at += step) {
      const ord = list[at]!;
      if (sign * keys[ord]! > worst) continue;
      if (count === wanted && compare(ord, best[count - 1]!) >= 0) continue;
      if (!isPast(ord)) continue;
      let place = count;
      while (place > 0 && compare(ord, best[place - 1]!) < 0) {
        best[place] = best[place - 1]!;
        place -= 1;
      }
      best[place] = ord;
      if (count < wanted) count += 1;
      if (count === wanted) worst = sign * keys[best[count - 1]!]!;
    }
    return best.slice(0, count);
  }
}

/** The range that the fewest cars lie in, with the order to find them by. */
interface Narrowest {
  readonly range: Range;
  readonly ordering: Ordering;
  readonly size: number;
}

function narrowestOf(ranges: readonly Range[]): Narrowest | undefined {
  let least: Narrowest | undefined;
  for (const range of ranges) {
    if (!range.ordering) continue;
    const size = range.ordering.between(range.low, range.high);
    if (!least || size < least.size) least = { range, ordering: range.ordering, size };
  }
  return least;
}

/** Walking up starts at the first car not before the start; walking down at the last one before it. */
function startOf(
  descending: boolean,
  bounds: Range | undefined,
  after: Mark | undefined,
): { key: number; high: number; low: number } | undefined {
  if (descending) {
    const top = bounds ? { key: bounds.high, high: HIGH, low: 0 } : undefined;
    if (!after || (top && top.key < after.key)) return top;
    return { key: after.key, high: after.id[0], low: after.id[1] };
  }
  const bottom = bounds ? { key: bounds.low, high: 0, low: 0 } : undefined;
  if (!after || (bottom && bottom.key > after.key)) return bottom;
  return { key: after.key, high: after.id[0], low: after.id[1] + 1 };
}

function hasIn(
  sets: readonly { readonly bits: Int32Array }[],
  ranges: readonly Range[],
  without: Int32Array | undefined,
): (ord: number) => boolean {
  const [only, second] = sets;
  if (only && !second && ranges.length === 0 && !without) {
    const { bits } = only;
    return (ord) => (bits[ord >>> 5]! & (1 << (ord & 31))) !== 0;
  }
  const [range, otherRange] = ranges;
  if (only && !second && range && !otherRange && !without) {
    const { bits } = only;
    const { column, low, high } = range;
    return (ord) =>
      (bits[ord >>> 5]! & (1 << (ord & 31))) !== 0 && column[ord]! >= low && column[ord]! <= high;
  }
  return (ord) => {
    const word = ord >>> 5;
    const bit = 1 << (ord & 31);
    for (let at = 0; at < sets.length; at += 1) if ((sets[at]!.bits[word]! & bit) === 0) return false;
    if (without && (without[word]! & bit) !== 0) return false;
    for (let at = 0; at < ranges.length; at += 1) {
      const { column, low, high } = ranges[at]!;
      const value = column[ord]!;
      if (value < low || value > high) return false;
    }
    return true;
  };
}

function fromList(
  smallest: CarSet,
  sets: readonly CarSet[],
  ranges: readonly Range[],
  without: Int32Array | undefined,
): Selection {
  let list = smallest.list!;
  for (const set of sets) if (set !== smallest) list = listedIn(list, set.bits);
  for (const range of ranges) list = listedWithin(list, range);
  if (without) list = list.filter((ord) => (without[ord >>> 5]! & (1 << (ord & 31))) === 0);
  return { list, size: list.length, has: hasIn(sets, ranges, without) };
}

/** Those on the list that keep the condition. */
function listedWithin(list: Uint32Array, { column, low, high }: Range): Uint32Array {
  const kept = new Uint32Array(list.length);
  let count = 0;
  for (let at = 0; at < list.length; at += 1) {
    const value = column[list[at]!]!;
    if (value >= low && value <= high) kept[count++] = list[at]!;
  }
  return kept.subarray(0, count);
}

/** Lists set bits whose columns lie in the ranges, and stops after one more than `bound`. */
function collect(
  { bits, from, to }: Bits,
  ranges: readonly Range[],
  into: Uint32Array,
  bound: number,
): number {
  const [range, ...others] = ranges;
  const inOthers = others.length > 0 ? hasIn([], others, undefined) : undefined;
  const column = range?.column;
  const { low, high } = range ?? { low: 0, high: 0 };
  let count = 0;
  for (let word = from; word < to; word += 1) {
    let rest = bits[word]!;
    while (rest !== 0) {
      const ord = (word << 5) + 31 - Math.clz32(rest & -rest);
      rest &= rest - 1;
      if (column && (column[ord]! < low || column[ord]! > high)) continue;
      if (inOthers && !inOthers(ord)) continue;
      into[count++] = ord;
      if (count > bound) return count;
    }
  }
  return count;
}
