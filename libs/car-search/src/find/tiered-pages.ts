import type { CarQuery, CursorPosition } from '../car-search.port.js';
import { TOTAL_BOUND } from '../car-search.port.js';
import type { SizedBitmap } from '../count/bitmap-memory.js';
import type { CarIndex } from '../index/car-index.js';
import type { BitsetPool, CarSet } from './car-set.js';
import { idHalves } from '../index/columns.js';
import { isLandedColumn } from '../index/landed.js';
import type { MaskCounter } from '../count/mask-counter.js';
import { orderOf, type PageOrder } from '../index/orderings.js';
import type { Pager, PagePosition } from './pager.js';
import { conditionsOf, rangesOf, type Plan } from './plan.js';
import type { Planner, Selection } from './planner.js';

const RELEVANCE = 10;

/** Cuts a page from the cars found, some of which come before all others, whatever the direction of the order. */
export class TieredPages {
  constructor(
    private readonly index: CarIndex,
    private readonly pool: BitsetPool,
    private readonly planner: Planner,
    private readonly pager: Pager,
    private readonly masks: MaskCounter,
  ) {}

  /**
   * Returns the sets of the cars that come before all others, whatever the direction of the order: by relevance those
   * that match the words exactly, by landed cost those that have one. `undefined` when there are no such cars.
   */
  private firstSets(
    query: CarQuery,
    plan: Plan,
    { column }: PageOrder,
  ): (() => readonly CarSet[]) | undefined {
    if (query.sort === RELEVANCE) return plan.exact;
    if (!isLandedColumn(column) || plan.facets.some(({ isLanded }) => isLanded)) return undefined;
    const known = this.index.landedKnown[column];
    return known.size < this.index.size ? () => [...plan.sets, this.pool.union([known])] : undefined;
  }

  /** Returns a page. Cars that come before all others are tier 0, the others tier 1. */
  pageOf(
    query: CarQuery,
    plan: Plan,
    found: Selection,
  ): { page: Uint32Array; last: CursorPosition | undefined } {
    const order = orderOf(query);
    const ranges = rangesOf(plan);
    // One car more than requested shows whether another page follows.
    const wanted = query.limit + 1;
    const offset = query.after ? 0 : query.offset;
    const position = query.after && pagePositionOf(query.after);
    const firstSets = this.firstSets(query, plan, order);
    if (!firstSets) {
      const page = this.pager.page(found, order, ranges, offset, wanted, position);
      return this.cut(page, query, order, 0, 0);
    }
    const { list, bitmap } = found;
    const exact = list
      ? this.planner.selectAmong({ ...found, list }, firstSets())
      : bitmap
        ? foundIn(this.masks.both(bitmap, firstSets()))
        : selectBy(this.planner, plan, firstSets(), Number.MAX_SAFE_INTEGER);
    const first =
      query.after?.tier === 1
        ? new Uint32Array(0)
        : this.pager.page(exact, order, ranges, offset, wanted, position);
    if (first.length >= wanted) return this.cut(first, query, order, 0, first.length);
    const rest =
      bitmap && exact.bitmap
        ? foundIn(this.masks.carsWithout(bitmap, exact.bitmap))
        : selectBy(this.planner, plan, plan.sets, TOTAL_BOUND, this.pool.listed(exact.list!).bits);
    const second = this.pager.page(
      rest,
      order,
      ranges,
      Math.max(0, offset - exact.size),
      wanted - first.length,
      query.after?.tier === 1 ? position : undefined,
    );
    const page = new Uint32Array(first.length + second.length);
    page.set(first);
    page.set(second, first.length);
    return this.cut(page, query, order, 1, first.length);
  }

  private cut(
    page: Uint32Array,
    { limit }: CarQuery,
    { column }: PageOrder,
    lastTier: 0 | 1,
    ofFirstTier: number,
  ): { page: Uint32Array; last: CursorPosition | undefined } {
    if (page.length <= limit || limit === 0) return { page: page.subarray(0, limit), last: undefined };
    const ord = page[limit - 1]!;
    const tier = lastTier === 1 && limit - 1 >= ofFirstTier ? 1 : 0;
    const last = { tier, key: this.index.columns[column][ord]!, spuId: this.index.spuId(ord) } as const;
    return { page: page.subarray(0, limit), last };
  }
}

/** Returns the cars that meet all conditions of a plan and are in these sets instead of those of its words. */
export function selectBy(
  planner: Planner,
  plan: Plan,
  words: readonly CarSet[],
  bound: number,
  without?: Int32Array,
): Selection {
  const sets = [...words, ...conditionsOf(plan).flatMap(({ set }) => set ?? [])];
  return planner.select({ sets, ranges: rangesOf(plan), ...(without && { without }) }, bound);
}

export function foundIn(bitmap: SizedBitmap): Selection {
  const { bits, size } = bitmap;
  const has = (ord: number): boolean => (bits[ord >>> 5]! & (1 << (ord & 31))) !== 0;
  return { bitmap, size, has };
}

const pagePositionOf = ({ key, spuId }: CursorPosition): PagePosition => ({ key, id: idHalves(spuId) });
