import { listedIn, type CarSet } from './car-set.js';
import type { Ranged } from '../count/count-layout.js';
import type { LandedColumn } from '../index/landed.js';
import type { OrderKey, Ordering } from '../index/ordering.js';
import type { Bits } from '../index/posting.js';

/** A condition on a column: the value is between `low` and `high`, inclusive. */
export interface Range {
  readonly name: Ranged | LandedColumn | 'createdAt';
  readonly column: OrderKey;
  readonly ordering: Ordering;
  /**
   * Smaller ordering that can replace the general one: it has the cars that are in all of these sets. Created when it
   * is requested.
   */
  readonly within?: { readonly sets: readonly CarSet[]; readonly ordering: () => Ordering };
  readonly low: number;
  readonly high: number;
}

/** Returns a predicate that checks one car against all of these conditions. */
export function matcher(
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

/** Returns the cars of the list that meet all conditions; may be the list itself. */
export function narrowed(
  all: Uint32Array,
  sets: readonly CarSet[],
  ranges: readonly Range[],
  without: Int32Array | undefined,
): Uint32Array {
  let list = all;
  for (const { bits } of sets) list = listedIn(list, bits);
  for (const range of ranges) list = listedWithin(list, range);
  return without ? list.filter((ord) => (without[ord >>> 5]! & (1 << (ord & 31))) === 0) : list;
}

/** Returns the cars of the list whose value is in the range. */
function listedWithin(list: Uint32Array, { column, low, high }: Range): Uint32Array {
  const kept = new Uint32Array(list.length);
  let count = 0;
  for (let at = 0; at < list.length; at += 1) {
    const value = column[list[at]!]!;
    if (value >= low && value <= high) kept[count++] = list[at]!;
  }
  return kept.subarray(0, count);
}

/** Writes the positions of set bits that are in all ranges; stops after `bound + 1`. Returns their number. */
export function collect(
  { bits, from, to }: Bits,
  ranges: readonly Range[],
  into: Uint32Array,
  bound: number,
): number {
  const [range, ...others] = ranges;
  const inOthers = others.length > 0 ? matcher([], others, undefined) : undefined;
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
