import type { CarIndex } from './car-index.js';
import { HIGH } from './columns.js';
import type { Range } from './matching.js';
import type { OrderKey } from './ordering.js';
import type { PageOrder } from './orderings.js';
import type { Selection } from './planner.js';

/** Where a page goes on: right after this car. */
export interface PagePosition {
  readonly key: number;
  readonly id: readonly [high: number, low: number];
}

/** Puts what was found in order, a page at a time, by whichever way is shortest. */
export class Pager {
  constructor(private readonly index: CarIndex) {}

  /** One page of what was found, after `after` or from `offset` on. */
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

  /** Looks for the next cars in the order itself. */
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

  /** The first cars of a list in order, by keeping the best ones while looking at each once. */
  private pick(
    list: Uint32Array,
    { column, descending }: PageOrder,
    wanted: number,
    after: PagePosition | undefined,
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

/** Walking up starts at the first car not before the start; walking down at the last one before it. */
function startOf(
  descending: boolean,
  bounds: Range | undefined,
  after: PagePosition | undefined,
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
