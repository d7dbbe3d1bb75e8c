import type { CarQuery, CursorPosition } from '../car-search.port.js';
import { isLandedColumn } from '../index/landed.js';
import { orderOf } from '../index/orderings.js';
import type { SearchBody, SearchHit } from './cluster.js';
import type { RemoteCondition } from './conditions.js';
import { between, type Query } from './query.js';

const RELEVANCE = 10;

type PageBody = Pick<SearchBody, 'size' | 'from' | 'sort' | 'search_after'>;

/**
 * Returns queries for the cars that come before all others, whatever the direction of the order: by relevance those
 * that match the words exactly, by landed cost those that have one. `undefined` when there are none.
 */
export function firstOf(
  query: CarQuery,
  exact: Query | undefined,
  conditions: readonly RemoteCondition[],
): Query | undefined {
  if (query.sort === RELEVANCE) return exact;
  const { column } = orderOf(query);
  const isFirst = isLandedColumn(column) && !conditions.some(({ isLanded }) => isLanded);
  return isFirst ? between(column, 0, undefined) : undefined;
}

/** Returns order and part of a page, with one car more, which shows whether another page follows. */
export function pageOf(query: CarQuery, isTiered: boolean): PageBody {
  const { column, descending } = orderOf(query);
  const order = descending ? 'desc' : 'asc';
  const { after } = query;
  return {
    size: query.limit + 1,
    ...(after ? {} : { from: query.offset }),
    // Cars without a value come where a value below all others would come, as in the embedded engine.
    sort: [...(isTiered ? [{ _score: 'desc' }] : []), { [column]: { order, missing: -1 } }, { id: order }],
    ...(after && { search_after: [...(isTiered ? [1 - after.tier] : []), after.key, after.spuId] }),
  };
}

/** Returns the query of a page: cars that come first have a score of 1, all others 0. */
export const scored = (query: Query, first: Query | undefined): Query =>
  first ? { bool: { filter: [query], should: [{ constant_score: { filter: first, boost: 1 } }] } } : query;

/** Returns the position after a car. */
export function positionAfter({ _id, sort = [] }: SearchHit<unknown>, isTiered: boolean): CursorPosition {
  const [score, key] = isTiered ? sort : [1, sort[0]];
  return { tier: Number(score) === 0 ? 1 : 0, key: Number(key), spuId: _id };
}
