import { recordOf } from '@mall/contracts/product';
import { BitmapMemory, type Bitmap, type SizedBitmap } from './bitmap-memory.js';
import type { CarIndex } from '../index/car-index.js';
import { listedIn, type CarSet } from '../find/car-set.js';
import { CountBlocks } from './count-blocks.js';
import type { CountMasks } from './count-passes.js';
import { COUNT_FIELDS, COUNTED, type CountFieldName } from './count-layout.js';
import type { DatedFlags } from '../index/dated-flags.js';
import type { Ends } from '../index/ends.js';
import { FacetEnds, type FacetMasks } from './facet-ends.js';
import type { FacetFilter, Facets } from './facet-sums.js';
import { FLAGS } from '../index/flags.js';
import { KeySteps } from './key-steps.js';
import type { Range } from '../find/matching.js';
import { ORDER_COLUMNS, type OrderColumn } from '../index/orderings.js';
import type { Posting } from '../index/posting.js';

/** Data derived from the index. */
interface Derived {
  readonly memory: BitmapMemory;
  readonly steps: Readonly<Record<OrderColumn, KeySteps>>;
  readonly blocks: CountBlocks;
  readonly ends: FacetEnds;
  /** Bitmap of all cars. */
  everything: Bitmap;
}

/** A query whose cars are found, and whose facets have to be counted. */
interface MaskQuery {
  readonly filters: readonly FacetFilter[];
  readonly masks: FacetMasks;
  /** Cars that match all filters; valid until the next query. */
  readonly matching: SizedBitmap;
  /** Whether a city was chosen, by position; `undefined` when there is no filter by city. */
  readonly chosenCities: readonly boolean[] | undefined;
}

/**
 * Counts facets with bitmaps of all cars, so that the time depends on the size of the catalogue and the number of filters, and
 * not on how many cars match. Exact.
 */
export class MaskCounter {
  private derived: Derived | undefined;
  private borrowed: Bitmap[] = [];

  constructor(
    private readonly index: CarIndex,
    datedFlags: DatedFlags,
  ) {
    index.observe({
      carAdded: (ord) => this.change(ord, true),
      carRemoving: (ord) => this.change(ord, false),
      landedChanging: (ord, column) => this.changeKey(ord, column, false),
      landedChanged: (ord, column) => this.changeKey(ord, column, true),
    });
    datedFlags.onChange(({ ords, from, to }) => {
      if (ords.length === 0) return;
      for (const ord of ords) this.derived?.blocks.carChanged(ord);
      // Not in the next queries, which would visit the cars of blocks that they have no time to create.
      this.derived?.blocks.prepare(from, to);
    });
  }

  /** Derives everything, so that no query has to; yields after each small part. */
  *preparing(): Generator<void> {
    const { steps, blocks, ends } = this.current();
    for (const column of ORDER_COLUMNS) yield* steps[column].preparing();
    yield* blocks.preparing();
    yield* ends.preparing();
  }

  /** Returns the bitmaps of an ordering. */
  stepsOf(column: OrderColumn): KeySteps {
    return this.current().steps[column];
  }

  /**
   * Counts the facets of a query.
   * @param base conditions that apply to all facets
   * @param filters conditions with a facet; each is disregarded in its own facets
   */
  facets(base: readonly CarSet[], filters: readonly FacetFilter[]): Facets {
    const query = this.begin(base, filters);
    const { masks, matching } = query;
    const { blocks, everything, ends } = this.current();
    const { counts, layout } = blocks.count(countMasksOf(query), everything);
    const flagAt = (flag: CountFieldName): number => counts[layout.start(flag) + 1]!;
    return {
      total: matching.size,
      counts: recordOf(COUNTED, (counted) => layout.slice(counts, counted)),
      cityCountsForRegions: this.regionsOf(layout.slice(counts, 'city'), query),
      ends: ends.endsOf(masks, filters, (field) => layout.slice(counts, field)),
      flags: recordOf(FLAGS, flagAt),
      matching,
    };
  }

  private begin(base: readonly CarSet[], filters: readonly FacetFilter[]): MaskQuery {
    this.release();
    const masks = this.masksOf(base, filters);
    const city = filters.find(({ counts }) => counts.includes('city'));
    const chosenCities = city?.set && this.citiesIn(city.set);
    return { filters, masks, matching: this.sized(masks.matching), chosenCities };
  }

  /** Returns cars by city, without the filter by region but with that by city, without which `cities` are counted. */
  private regionsOf(cities: Uint32Array, { masks, filters, chosenCities }: MaskQuery): Uint32Array {
    const region = filters.findIndex(({ countsRegions }) => countsRegions);
    if (region < 0)
      return chosenCities ? cities.map((count, position) => (chosenCities[position] ? count : 0)) : cities;
    const { blocks, everything } = this.current();
    const { counts, layout } = blocks.count({ city: masks.without[region]! }, everything);
    return layout.slice(counts, 'city');
  }

  /** Returns whether the cars of a city are in the set, by position; the set has all cars of a city or none. */
  private citiesIn({ bits }: CarSet): boolean[] {
    return this.index.cities.entries.map(
      ({ cars: { first } }) => first >= 0 && (bits[first >>> 5]! & (1 << (first & 31))) !== 0,
    );
  }

  private sized(cars: Bitmap): SizedBitmap {
    const { size, span } = this.current().blocks.sized(cars);
    return { ...cars, size, ...(span && { span }) };
  }

  /** Returns the cars that pass all conditions; valid until the next query. */
  matching(conditions: readonly Pick<FacetFilter, 'set' | 'range'>[]): SizedBitmap {
    const { everything } = this.current();
    this.release();
    const bitmaps = conditions.map((condition) => this.bitmapOf(condition));
    return this.sized(bitmaps.reduce((left, right) => this.inBoth(left, right), everything));
  }

  /**
   * Returns lowest and highest key of the cars, and how many have a key from 0 up to each of the bounds, inclusive.
   * Negative keys stand for unknown values.
   */
  distribution(
    cars: Bitmap,
    column: OrderColumn,
    bounds: readonly number[],
  ): { readonly ends: Ends; readonly upTo: readonly number[] } {
    const steps = this.stepsOf(column);
    const unknown = steps.countUpTo(cars, -1);
    const upTo = bounds.map((bound) => (bound < 0 ? 0 : steps.countUpTo(cars, bound) - unknown));
    return { ends: steps.ends(cars), upTo };
  }

  /** Returns the cars of the bitmap that are also in all of the sets; valid until the next query, like the others. */
  both(cars: Bitmap, sets: readonly CarSet[]): SizedBitmap {
    const { memory } = this.current();
    const found = this.borrow();
    memory.copy(found, cars);
    for (const set of sets) memory.and(found, found, this.bitmapOf({ set }));
    return this.sized(found);
  }

  /** Returns how many of the cars are in each of the postings, 0 for a missing one. */
  countIn(cars: SizedBitmap, postings: readonly (Posting | undefined)[]): number[] {
    const { memory } = this.current();
    const others = this.borrow();
    return postings.map((posting) => {
      if (!posting || cars.size === 0) return 0;
      const { bits, list, span } = posting;
      if (!bits) return listedIn(list!, cars.bits).length;
      memory.write(others, { bits, ...span });
      return memory.countBoth(cars, others);
    });
  }

  /** Returns the cars of one bitmap that are not in the other. */
  carsWithout(cars: Bitmap, others: Bitmap): SizedBitmap {
    const found = this.borrow();
    this.current().memory.andNot(found, cars, others);
    return this.sized(found);
  }

  private masksOf(base: readonly CarSet[], filters: readonly FacetFilter[]): FacetMasks {
    const { everything } = this.current();
    const both = (left: Bitmap, right: Bitmap): Bitmap => this.inBoth(left, right);
    const conditions = filters.map((filter) => this.bitmapOf(filter));
    const sets = base.map((set) => this.bitmapOf({ set }));
    let before = sets.reduce(both, everything);
    // Cars that pass the filters after this one.
    const after: (Bitmap | undefined)[] = conditions.map(() => undefined);
    for (let at = conditions.length - 2; at >= 0; at -= 1) {
      const next = conditions[at + 1]!;
      after[at] = after[at + 1] ? both(next, after[at + 1]!) : next;
    }
    const without = conditions.map((condition, at) => {
      const mask = after[at] ? both(before, after[at]) : before;
      before = both(before, condition);
      return mask;
    });
    return { matching: before, without };
  }

  private bitmapOf({ set, range }: { readonly set?: CarSet; readonly range?: Range }): Bitmap {
    const { memory } = this.current();
    const bitmap = this.borrow();
    if (set) memory.write(bitmap, set);
    else if (range) this.stepsOf(range.name).range(range.low, range.high, bitmap);
    return bitmap;
  }

  private inBoth(left: Bitmap, right: Bitmap): Bitmap {
    const { memory, everything } = this.current();
    if (left === everything) return right;
    if (right === everything) return left;
    const made = this.borrow();
    memory.and(made, left, right);
    return made;
  }

  private allIn(memory: BitmapMemory): Bitmap {
    const bitmap = { ...memory.takeBitmap(), isLasting: true } as const;
    const { everything } = this.index;
    bitmap.bits.fill(0);
    if (everything.bits) bitmap.bits.set(everything.bits);
    else for (const ord of everything.members()) bitmap.bits[ord >>> 5]! |= 1 << (ord & 31);
    return bitmap;
  }

  private borrow(): Bitmap {
    const bitmap = this.current().memory.takeBitmap();
    this.borrowed.push(bitmap);
    return bitmap;
  }

  /** Releases the bitmaps of the previous query. */
  private release(): void {
    for (const bitmap of this.borrowed) this.derived?.memory.release(bitmap);
    this.borrowed = [];
  }

  private current(): Derived {
    this.derived ??= this.derive();
    const { memory, steps } = this.derived;
    const bitmapBytes = this.index.universe.capacity / 8;
    if (memory.bitmapBytes !== bitmapBytes) {
      this.release();
      for (const column of ORDER_COLUMNS) steps[column].drop();
      memory.release(this.derived.everything);
      memory.bitmapBytes = bitmapBytes;
      this.derived.everything = this.allIn(memory);
    }
    return this.derived;
  }

  private derive(): Derived {
    const { index } = this;
    const memory = new BitmapMemory(index.universe.capacity / 8);
    const steps = recordOf(ORDER_COLUMNS, (column) => {
      const everything = (): Bitmap => this.current().everything;
      return new KeySteps(column, index.orderings[column], () => index.columns, memory, everything);
    });
    const everything = this.allIn(memory);
    const blocks = new CountBlocks(index, memory);
    return { memory, steps, blocks, ends: new FacetEnds(index, blocks, steps), everything };
  }

  private change(ord: number, isThere: boolean): void {
    if (!this.derived) return;
    const { memory, steps, blocks, ends, everything } = this.derived;
    ends.changed(ord);
    if (isThere) blocks.carAdded(ord);
    else blocks.carRemoved(ord);
    // With another capacity, the bitmaps of the steps are dropped before they are used again.
    if (memory.bitmapBytes !== this.index.universe.capacity / 8) return;
    if (isThere) everything.bits[ord >>> 5]! |= 1 << (ord & 31);
    else everything.bits[ord >>> 5]! &= ~(1 << (ord & 31));
    for (const column of ORDER_COLUMNS) steps[column].change(ord, isThere);
  }

  private changeKey(ord: number, column: OrderColumn, isThere: boolean): void {
    if (!this.derived || this.derived.memory.bitmapBytes !== this.index.universe.capacity / 8) return;
    this.derived.steps[column].change(ord, isThere);
  }
}

/** Returns the mask that each field counts: its own filter is left out. */
function countMasksOf({ masks: { matching, without }, filters }: MaskQuery): CountMasks {
  const masks = { ...recordOf(COUNT_FIELDS, () => matching) };
  filters.forEach(({ counts, ends, flag }, at) => {
    const mask = without[at]!;
    for (const counted of counts) masks[counted] = mask;
    if (ends === 'powerHp') masks.upTo160Hp = mask;
    if (flag) masks[flag] = mask;
  });
  return masks;
}
