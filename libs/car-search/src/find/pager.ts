import type { CarIndex } from '../index/car-index.js';
import { HIGH } from '../index/columns.js';
import type { KeySteps } from '../count/key-steps.js';
import type { Range } from './matching.js';
import type { OrderKey, SortPosition } from '../index/ordering.js';
import type { OrderColumn, PageOrder } from '../index/orderings.js';
import type { Selection } from './planner.js';
import { selectNth } from './select-nth.js';

/** Maximum number of first cars that are kept in order while a list is read; for later pages that would move too many. */
const FEW = 64;

/** Car right after which a page starts. */
export interface PagePosition {
  readonly key: number;
  readonly id: readonly [high: number, low: number];
}

/** Cuts ordered pages from a selection by the cheaper of two methods. */
export class Pager {
  constructor(
    private readonly index: CarIndex,
    private readonly stepsOf: (column: OrderColumn) => KeySteps,
  ) {}

  /** Returns one page of the selection, after `after` or from `offset`. */
  page(
    found: Selection,
    order: PageOrder,
    ranges: readonly Range[],
    offset: number,
    limit: number,
    after?: PagePosition,
  ): Uint32Array {
    if (limit === 0 || found.size === 0) return new Uint32Array(0);
    const wanted = offset + limit;
    const { list, bitmap, orderedBy } = found;
    if (bitmap && !after) {
      const bounds = ranges.find((range) => range.column === this.index.columns[order.column]);
      const start = startOf(order.descending, bounds, undefined);
      return this.stepsOf(order.column).page(bitmap, found.size, { ...order, start }, offset, limit);
    }
    if (list && orderedBy === this.index.columns[order.column] && !after)
      return order.descending
        ? list.slice(Math.max(0, list.length - wanted), Math.max(0, list.length - offset)).reverse()
        : list.slice(offset, wanted);
    const steps = (wanted * this.index.size) / found.size;
    // Selecting from the list or walking the ordering, whichever visits fewer cars. A step of the ordering
    // costs more, because it accesses scattered memory.
    if (list && (list.length <= steps * 8 || list.length < 1_000))
      return this.pick(list, order, offset, wanted, after);
    return this.walk(found.has, order, ranges, offset, limit, after);
  }

  /** Collects the page by walking the ordering and skipping cars that do not match. */
  private walk(
    has: (ord: number) => boolean,
    { column, descending }: PageOrder,
    ranges: readonly Range[],
    offset: number,
    limit: number,
    after: PagePosition | undefined,
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

  /** Returns the cars of a list from `offset` up to `wanted`, in order. */
  private pick(
    list: Uint32Array,
    { column, descending }: PageOrder,
    offset: number,
    wanted: number,
    after: PagePosition | undefined,
  ): Uint32Array {
    const { idHigh, idLow } = this.index.columns;
    const keys: OrderKey = this.index.columns[column];
    const sign = descending ? -1 : 1;
    const compare = (left: number, right: number): number =>
      sign * (keys[left]! - keys[right]! || idHigh[left]! - idHigh[right]! || idLow[left]! - idLow[right]!);
    const isPast = (ord: number, { key, id }: PagePosition): boolean =>
      sign * (keys[ord]! - key || idHigh[ord]! - id[0] || idLow[ord]! - id[1]) > 0;
    const left = after ? list.filter((ord) => isPast(ord, after)) : list;
    const keyOf = (ord: number): number => sign * keys[ord]!;
    return wanted <= FEW
      ? firstOf(left, keyOf, compare, wanted, descending).slice(offset)
      : sortedPart(left, keyOf, compare, offset, Math.min(wanted, left.length));
  }
}

type KeyOf = (ord: number) => number;
type Compare = (left: number, right: number) => number;

/**
 * Returns the first cars of a list, by keeping the best ones in a single pass. Positions follow ids approximately:
 * starting at the end where the first cars are likely leaves few replacements.
 */
function firstOf(
  list: Uint32Array,
  keyOf: KeyOf,
  compare: Compare,
  wanted: number,
  fromEnd: boolean,
): Uint32Array {
  const best = new Uint32Array(wanted + 1);
  let count = 0;
  let worst = Infinity;
  const step = fromEnd ? -1 : 1;
  for (let at = fromEnd ? list.length - 1 : 0; at >= 0 && at < list.length; at += step) {
    const ord = list[at]!;
    if (keyOf(ord) > worst) continue;
    if (count === wanted && compare(ord, best[count - 1]!) >= 0) continue;
    let position = count;
    while (position > 0 && compare(ord, best[position - 1]!) < 0) {
      best[position] = best[position - 1]!;
      position -= 1;
    }
    best[position] = ord;
    if (count < wanted) count += 1;
    if (count === wanted) worst = keyOf(best[count - 1]!);
  }
  return best.slice(0, count);
}

/**
 * Returns the cars of a list from one position up to another: the keys at both ends are selected, and only the part
 * between is sorted.
 */
function sortedPart(
  list: Uint32Array,
  keyOf: KeyOf,
  compare: Compare,
  offset: number,
  end: number,
): Uint32Array {
  if (offset >= end) return new Uint32Array(0);
  const values = new Float64Array(list.length);
  for (let at = 0; at < list.length; at += 1) values[at] = keyOf(list[at]!);
  const first = selectNth(values, offset);
  const last = selectNth(values, end - 1, offset);
  let before = 0;
  for (let at = 0; at < offset; at += 1) if (values[at]! < first) before += 1;
  const cars = list.filter((ord) => keyOf(ord) >= first && keyOf(ord) <= last);
  return cars.sort(compare).slice(offset - before, end - before);
}

/** Returns the start of a walk: ascending at the first car not before it, descending at the last one before it. */
function startOf(
  descending: boolean,
  bounds: Range | undefined,
  after: PagePosition | undefined,
): SortPosition | undefined {
  if (descending) {
    const top = bounds ? { key: bounds.high, high: HIGH, low: 0 } : undefined;
    if (!after || (top && top.key < after.key)) return top;
    return { key: after.key, high: after.id[0], low: after.id[1] };
  }
  const bottom = bounds ? { key: bounds.low, high: 0, low: 0 } : undefined;
  if (!after || (bottom && bottom.key > after.key)) return bottom;
  return { key: after.key, high: after.id[0], low: after.id[1] + 1 };
}
