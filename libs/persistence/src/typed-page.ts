import type { OrderByExpression, SelectQueryBuilder } from 'kysely';
import type { Page } from './page.js';
import type { Database } from './query-rows.js';
import { sortColumn } from './sort-column.js';
import type { Conditions, PageRequest } from './sql-page.js';
import { countOf, rowOf, rowsOf, statementsOn } from './typed-sql.js';

export interface TypedList<Tables, From extends keyof Tables, Row> {
  readonly where: Conditions;
  /** Field of the view -> column; nothing else reaches ORDER BY. */
  readonly sortable: Readonly<Record<string, OrderByExpression<Tables, From, Row>>>;
  /** The default order, and the tie breaker of any other order. */
  readonly order: readonly (readonly [OrderByExpression<Tables, From, Row>, 'asc' | 'desc'])[];
}

/**
 * Returns one page of what a typed statement finds.
 * @throws UnknownSort for a sort that is not offered.
 */
export async function typedPage<Tables, From extends keyof Tables, Row extends object>(
  database: Database,
  all: SelectQueryBuilder<Tables, From, Row>,
  { where, sortable, order }: TypedList<Tables, From, Row>,
  { current, size, ...request }: PageRequest,
): Promise<Page<Row>> {
  const sorted = sortColumn(request, sortable);
  const found = all.where(where.typed);
  const total = countOf(found.clearSelect()).as('total');
  const count = await rowOf(database, statementsOn().selectNoFrom(total));
  let page = found.limit(size).offset((current - 1) * size);
  if (sorted) page = page.orderBy(sorted, request.sortOrder === 'DESC' ? 'desc' : 'asc');
  for (const [column, direction] of order) page = page.orderBy(column, direction);
  return { rows: await rowsOf(database, page), total: count!.total };
}
