import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Thrown for a sort column that the list does not offer. Services answer it with `platformErrors.sortUnknown`. */
export class UnknownSort extends Error {
  /** `columns` are those that the list offers. */
  constructor(readonly columns: readonly string[]) {
    super(`The list can be sorted by ${columns.join(', ')} only.`);
    this.name = 'UnknownSort';
  }
}

export interface SortRequest {
  readonly sortBy?: string | undefined;
  readonly sortOrder?: 'ASC' | 'DESC' | undefined;
}

/**
 * Returns the requested sort column of a list out of those that it offers (`sortable`: field of the view -> value, such as an SQL
 * expression); `undefined` when the request names none.
 * @throws UnknownSort for a column that is not offered.
 */
export function sortColumn<Value>(
  { sortBy }: SortRequest,
  sortable: Readonly<Record<string, Value>>,
): Value | undefined {
  if (!sortBy) return undefined;
  if (!Object.hasOwn(sortable, sortBy)) throw new UnknownSort(Object.keys(sortable));
  return sortable[sortBy];
}

type Direction = 'ASC' | 'DESC';

export interface ListOrder {
  /** Field of the view -> property or expression; nothing else reaches ORDER BY. */
  readonly sortable: Readonly<Record<string, string>>;
  /** The default order, and the tie breaker of any other order. */
  readonly order: Readonly<Record<string, Direction>>;
}

/** Adds the requested order of a list to its query. @throws UnknownSort for a column that is not offered. */
export function orderList<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  request: SortRequest,
  { sortable, order }: ListOrder,
): SelectQueryBuilder<Entity> {
  const sorted = sortColumn(request, sortable);
  if (sorted) query.addOrderBy(sorted, request.sortOrder === 'DESC' ? 'DESC' : 'ASC');
  for (const [column, direction] of Object.entries(order))
    if (column !== sorted) query.addOrderBy(column, direction);
  return query;
}
