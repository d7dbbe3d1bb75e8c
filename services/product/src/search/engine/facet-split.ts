import type { CarSet } from './car-set.js';
import type { Range } from './matching.js';
import type { Bits } from './posting.js';

/** One filter: cars that are in the set, or whose column lies in the range. */
export interface Sieve {
  readonly set?: CarSet;
  readonly range?: Range;
}

/** A list that grows as needed and is reused by the next query. */
class GrowingList {
  private ords = new Uint32Array(1_024);
  private size = 0;

  get list(): Uint32Array {
    return this.ords.subarray(0, this.size);
  }

  empty(): void {
    this.size = 0;
  }

  push(ord: number): void {
    if (this.size === this.ords.length) {
      const wider = new Uint32Array(this.size * 2);
      wider.set(this.ords);
      this.ords = wider;
    }
    this.ords[this.size++] = ord;
  }
}

/** Cars sorted out by filters: those that pass all of them, and for each filter those that only it keeps away. */
export interface Sorted {
  readonly matching: Uint32Array;
  /** In the order of the filters. */
  readonly butOne: readonly Uint32Array[];
}

/** Sorts cars out, 32 at a time as far as filters are sets. The lists are good until it is asked again. */
export class Sorter {
  private readonly matching = new GrowingList();
  private readonly kept: GrowingList[] = [];

  sort({ bits, from, to }: Bits, sieves: readonly Sieve[]): Sorted {
    const { matching } = this;
    const butOne = sieves.map((_, at) => (this.kept[at] ??= new GrowingList()));
    matching.empty();
    for (const list of butOne) list.empty();
    const masks = sieves.flatMap(({ set }, at) => (set ? [{ bits: set.bits, butOne: butOne[at]! }] : []));
    const ranges = sieves.flatMap(({ range }, at) => (range ? [{ ...range, butOne: butOne[at]! }] : []));
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
            if ((masks[at]!.bits[word]! & bit) === 0) target = masks[at]!.butOne;
        }
        for (let at = 0; at < ranges.length && misses < 2; at += 1) {
          const { column, low, high, butOne: missing } = ranges[at]!;
          const value = column[ord]!;
          if (value >= low && value <= high) continue;
          misses += 1;
          target = missing;
        }
        if (misses < 2) target.push(ord);
      }
    }
    return { matching: matching.list, butOne: butOne.map(({ list }) => list) };
  }
}
