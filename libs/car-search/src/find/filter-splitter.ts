import type { CarSet } from './car-set.js';
import { GrowingList } from '../index/growing-list.js';
import type { Range } from './matching.js';
import type { Bits } from '../index/posting.js';

/** One filter: a set of cars, or a range of a column. */
export interface SplitFilter {
  readonly set?: CarSet;
  readonly range?: Range;
}

/** Result of a split: cars that pass all filters, and for each filter the cars that fail only this one. */
export interface Split {
  readonly matching: Uint32Array;
  /** Cars that fail exactly one filter, in the order of the filters. */
  readonly failingOne: readonly Uint32Array[];
}

/**
 * Splits cars by filters, 32 at a time for filters that are sets. The returned lists are valid until the next
 * call.
 */
export class FilterSplitter {
  private readonly matching = new GrowingList();
  private readonly kept: GrowingList[] = [];

  split({ bits, from, to }: Bits, filters: readonly SplitFilter[]): Split {
    const { matching } = this;
    const failingOne = filters.map((_, at) => (this.kept[at] ??= new GrowingList()));
    matching.empty();
    for (const list of failingOne) list.empty();
    const masks = filters.flatMap(({ set }, at) =>
      set ? [{ bits: set.bits, failingOne: failingOne[at]! }] : [],
    );
    const ranges = filters.flatMap(({ range }, at) =>
      range ? [{ ...range, failingOne: failingOne[at]! }] : [],
    );
    for (let word = from; word < to; word += 1) {
      const all = bits[word]!;
      if (all === 0) continue;
      let missedOnce = 0;
      let missedTwice = 0;
      for (let at = 0; at < masks.length; at += 1) {
        const missed = all & ~masks[at]!.bits[word]!;
        missedTwice |= missedOnce & missed;
        missedOnce |= missed;
      }
      let rest = all & ~missedTwice;
      while (rest !== 0) {
        const bit = rest & -rest;
        const ord = (word << 5) + 31 - Math.clz32(bit);
        rest &= rest - 1;
        let target = matching;
        let misses = 0;
        if ((missedOnce & bit) !== 0) {
          misses = 1;
          for (let at = 0; at < masks.length; at += 1)
            if ((masks[at]!.bits[word]! & bit) === 0) target = masks[at]!.failingOne;
        }
        for (let at = 0; at < ranges.length && misses < 2; at += 1) {
          const { column, low, high, failingOne: missing } = ranges[at]!;
          const value = column[ord]!;
          if (value >= low && value <= high) continue;
          misses += 1;
          target = missing;
        }
        if (misses < 2) target.push(ord);
      }
    }
    return { matching: matching.list, failingOne: failingOne.map(({ list }) => list) };
  }
}
