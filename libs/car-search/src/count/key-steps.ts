import type { Bitmap, BitmapMemory } from './bitmap-memory.js';
import type { Columns } from '../index/columns.js';
import type { Ends } from '../index/ends.js';
import type { Ordering, SortPosition } from '../index/ordering.js';
import type { OrderColumn } from '../index/orderings.js';

/** Number of steps of a large ordering, and minimum number of cars of a step. */
const STEPS = 64;
const LEAST_CARS = 512;
/** Maximum number of cars whose steps are created at once; for more, steps are created in slices. */
const FEW_CARS = 65_536;
/** Number of cars that are visited one by one before steps are skipped by counting. */
const FEW = 2_000;
/**
 * Number of visits that takes about as long as counting steps, which read large bitmaps unless the cars are in a part
 * of one as small as this.
 */
const MOST_VISITS = 32_768;
const NARROW = 8;

interface Step {
  readonly position: SortPosition;
  /** Cars before the position. */
  readonly before: Bitmap;
}

/**
 * An ordering divided into steps of equally many cars, with a bitmap of the cars before each step: the cars of any
 * range are the difference of two bitmaps, corrected by at most half a step at both ends, and the car at any rank of a
 * set is found by counting. Created when it is first needed; follows each change.
 */
export class KeySteps {
  private steps: Step[] = [];
  private size = 0;
  /** Number of changes since the steps were created. */
  private changes = Infinity;
  /** Steps that are being created, and the rest of the work on them. */
  private next: Step[] | undefined;
  private making: Generator<void> | undefined;

  constructor(
    private readonly column: OrderColumn,
    private readonly ordering: Ordering,
    private readonly columns: () => Columns,
    private readonly memory: BitmapMemory,
    private readonly everything: () => Bitmap,
    private readonly fewCars = FEW_CARS,
  ) {}

  /** Writes the cars with a key from `low` to `high`, inclusive. */
  range(low: number, high: number, into: Bitmap): void {
    this.prepare();
    const isUpToEnd = this.ordering.rank(high, true) === this.ordering.size;
    if (!isUpToEnd) this.writeBefore(high, true, into);
    if (this.ordering.rank(low, false) === 0) {
      if (isUpToEnd) this.memory.copy(into, this.everything());
      return;
    }
    const without = this.memory.takeBitmap();
    this.writeBefore(low, false, without);
    this.memory.andNot(into, isUpToEnd ? this.everything() : into, without);
    this.memory.release(without);
  }

  /** Returns lowest and highest key of the cars; negative keys stand for unknown values. */
  ends(cars: Bitmap): Ends {
    const max = this.highest(cars);
    return Number.isFinite(max) ? { min: this.lowest(cars), max } : { min: Infinity, max };
  }

  /** Returns the highest key of the cars; −∞ when none is known. */
  highest(cars: Bitmap): number {
    this.prepare();
    const max = this.first(cars, true);
    return max === undefined || max < 0 ? -Infinity : max;
  }

  /** Returns the lowest known key of the cars; ∞ when none is known. */
  lowest(cars: Bitmap): number {
    this.prepare();
    const near = this.firstFrom(cars, false, KNOWN, FEW);
    if (near !== undefined) return near;
    const known = this.memory.takeBitmap();
    this.writeBefore(0, false, known);
    this.memory.andNot(known, cars, known);
    const min = this.first({ ...known, ...(cars.span && { span: cars.span }) }, false);
    this.memory.release(known);
    return min ?? Infinity;
  }

  /**
   * Returns some of the cars in order, from `offset` on; `size` is their number.
   * @param start none of the cars comes before it in this order
   */
  page(
    cars: Bitmap,
    size: number,
    { descending, start }: { readonly descending: boolean; readonly start?: SortPosition | undefined },
    offset: number,
    limit: number,
  ): Uint32Array {
    this.prepare();
    const page = new Uint32Array(Math.max(0, Math.min(limit, size - offset)));
    if (page.length === 0) return page;
    const most = this.fewVisits(cars, size, offset + page.length);
    if (this.ordering.pick(cars.bits, { descending, start, skip: offset, most }, page) === page.length)
      return page;
    const { position, skipped } = descending ? this.skipDown(cars, size, offset) : this.skipUp(cars, offset);
    const far = { descending, start: position, skip: offset - skipped, most: Infinity };
    this.ordering.pick(cars.bits, far, page);
    return page;
  }

  /**
   * Returns the number of cars to visit before steps are counted: as many as a page probably needs, if that takes less
   * time than counting.
   */
  private fewVisits({ span }: Bitmap, size: number, wanted: number): number {
    const isNarrow = span !== undefined && (span.to - span.from) * NARROW < this.memory.bitmapBytes;
    const expected = (wanted * this.ordering.size) / size;
    return isNarrow || expected > MOST_VISITS ? FEW : Math.max(FEW, 2 * expected);
  }

  /**
   * Creates the bitmaps, also again after so many changes that steps may be of very different size. Those of many cars
   * are created after the query, step by step; until then, the former ones are used, or all cars of a range are
   * visited.
   */
  private prepare(): void {
    if (this.changes < LEAST_CARS + this.size / 4 || this.making) return;
    if (this.ordering.size > this.fewCars) {
      this.making = this.preparing();
      setImmediate(this.turn);
    } else for (const steps = this.preparing(); !steps.next().done;);
  }

  private readonly turn = (): void => {
    if (this.making?.next().done === false) setImmediate(this.turn);
    else this.making = undefined;
  };

  /** Creates the bitmaps; yields after each, between which cars may change. */
  *preparing(): Generator<void> {
    const made: Step[] = (this.next = []);
    const { size } = this.ordering;
    for (const position of this.positions(Math.max(LEAST_CARS, Math.ceil(size / STEPS)))) {
      const last = made.at(-1);
      if (last && !isBefore(last.position, position)) continue;
      const before = this.memory.takeBitmap();
      if (last) this.memory.copy(before, last.before);
      else before.bits.fill(0);
      setBits(before.bits, this.carsBetween(last?.position ?? FIRST, position));
      made.push({ position, before });
      yield;
      // They were dropped meanwhile.
      if (this.next !== made) return;
    }
    for (const { before } of this.steps) this.memory.release(before);
    [this.steps, this.next, this.size, this.changes] = [made, undefined, size, 0];
  }

  /** Returns positions after so many cars each, and one between unknown and known values. */
  private *positions(cars: number): Generator<SortPosition> {
    let isBeforeKnown = this.ordering.rank(0, false) > 0;
    for (let from = cars; from < this.ordering.size; from += cars) {
      const position = this.ordering.positionAt(from);
      if (isBeforeKnown && isBefore(KNOWN, position)) {
        isBeforeKnown = false;
        yield KNOWN;
      }
      yield position;
    }
  }

  /** Releases all bitmaps, such as those of another capacity. */
  drop(): void {
    for (const { before } of [...this.steps, ...(this.next ?? [])]) this.memory.release(before);
    this.steps = [];
    this.next = this.making = undefined;
    this.changes = Infinity;
  }

  /** Applies a change. Key and id are in the columns: those from before a removal, or from after an addition. */
  change(ord: number, isThere: boolean): void {
    this.changes += 1;
    this.changeIn(this.steps, ord, isThere);
    if (this.next) this.changeIn(this.next, ord, isThere);
  }

  private changeIn(steps: readonly Step[], ord: number, isThere: boolean): void {
    const { [this.column]: key, idHigh, idLow } = this.columns();
    for (let at = steps.length - 1; at >= 0; at -= 1) {
      const { position, before } = steps[at]!;
      if ((key[ord]! - position.key || idHigh[ord]! - position.high || idLow[ord]! - position.low) >= 0)
        return;
      if (isThere) before.bits[ord >>> 5]! |= 1 << (ord & 31);
      else before.bits[ord >>> 5]! &= ~(1 << (ord & 31));
    }
  }

  /** Writes the cars before a key; with `inclusive`, those up to it. Starts at the nearest step. */
  private writeBefore(key: number, inclusive: boolean, into: Bitmap): void {
    const position: SortPosition = { key, high: inclusive ? Infinity : 0, low: 0 };
    const next = lastThat(this.steps.length, (at) => !isBefore(position, this.steps[at]!.position)) + 1;
    const [lower, upper] = [this.steps[next - 1], this.steps[next]];
    const start = lower?.position ?? FIRST;
    const end = upper?.position ?? LAST;
    if (this.ordering.countBetween(start, position) <= this.ordering.countBetween(position, end)) {
      if (lower) this.memory.copy(into, lower.before);
      else into.bits.fill(0);
      setBits(into.bits, this.carsBetween(start, position));
    } else {
      if (upper) this.memory.copy(into, upper.before);
      else this.memory.copy(into, this.everything());
      clearBits(into.bits, this.carsBetween(position, end));
    }
  }

  /** Returns how many of the cars have a key up to this one, inclusive. Creates no bitmap. */
  countUpTo(cars: Bitmap, key: number): number {
    this.prepare();
    const position: SortPosition = { key, high: Infinity, low: 0 };
    const next = lastThat(this.steps.length, (at) => !isBefore(position, this.steps[at]!.position)) + 1;
    const start = this.steps[next - 1]?.position ?? FIRST;
    const before = next > 0 ? this.countBefore(cars, next - 1) : 0;
    return before + countIn(cars.bits, this.carsBetween(start, position));
  }

  private carsBetween(from: SortPosition, to: SortPosition): Uint32Array {
    const count = this.ordering.countBetween(from, to);
    const ords = new Uint32Array(count);
    this.ordering.listBetween(from, to, ords);
    return ords;
  }

  /** Returns the key of the first of the cars in ascending or descending order. */
  private first(cars: Bitmap, descending: boolean): number | undefined {
    const near = this.firstFrom(cars, descending, undefined, FEW);
    if (near !== undefined) return near;
    const { steps, memory } = this;
    const at = descending
      ? lastThat(steps.length, (step) => memory.haveMore(cars, steps[step]!.before)) + 1
      : lastThat(steps.length, (step) => !memory.haveBoth(cars, steps[step]!.before));
    return this.firstFrom(cars, descending, steps[at]?.position, Infinity);
  }

  private firstFrom(
    { bits }: Bitmap,
    descending: boolean,
    start: SortPosition | undefined,
    most: number,
  ): number | undefined {
    const found = new Uint32Array(1);
    const count = this.ordering.pick(bits, { descending, start, skip: 0, most }, found);
    return count === 1 ? this.columns()[this.column][found[0]!]! : undefined;
  }

  /** Returns the last step in ascending order with at most `most` of the cars before it, and the number of these. */
  private skipUp(
    cars: Bitmap,
    most: number,
  ): { readonly position: SortPosition | undefined; readonly skipped: number } {
    const at = lastThat(this.steps.length, (step) => this.countBefore(cars, step) <= most);
    return { position: this.steps[at]?.position, skipped: at < 0 ? 0 : this.countBefore(cars, at) };
  }

  /** Does the same as `skipUp`, in descending order. */
  private skipDown(
    cars: Bitmap,
    size: number,
    most: number,
  ): { readonly position: SortPosition | undefined; readonly skipped: number } {
    const at = lastThat(this.steps.length, (step) => size - this.countBefore(cars, step) > most) + 1;
    return {
      position: this.steps[at]?.position,
      skipped: at < this.steps.length ? size - this.countBefore(cars, at) : 0,
    };
  }

  private countBefore(cars: Bitmap, step: number): number {
    return this.memory.countBoth(cars, this.steps[step]!.before);
  }
}

/** Positions before and after all cars, and before those whose value is known. */
const FIRST: SortPosition = { key: -Infinity, high: 0, low: 0 };
const KNOWN: SortPosition = { key: 0, high: 0, low: 0 };
const LAST: SortPosition = { key: Infinity, high: Infinity, low: 0 };

const isBefore = (left: SortPosition, right: SortPosition): boolean =>
  (left.key - right.key || left.high - right.high || left.low - right.low) < 0;

/**
 * Returns the last of `count` numbers for which the predicate is true, where it is false for all numbers after the
 * first false one; −1 for none.
 */
function lastThat(count: number, holds: (at: number) => boolean): number {
  let low = -1;
  let high = count;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function setBits(bits: Int32Array, ords: Uint32Array): void {
  for (let at = 0; at < ords.length; at += 1) bits[ords[at]! >>> 5]! |= 1 << (ords[at]! & 31);
}

function clearBits(bits: Int32Array, ords: Uint32Array): void {
  for (let at = 0; at < ords.length; at += 1) bits[ords[at]! >>> 5]! &= ~(1 << (ords[at]! & 31));
}

function countIn(bits: Int32Array, ords: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < ords.length; at += 1) count += (bits[ords[at]! >>> 5]! >>> (ords[at]! & 31)) & 1;
  return count;
}
