import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { countUpTo } from './count-up-to.js';
import { nearerEnd } from './nearer-end.js';
import type { Page, Paging } from './page.js';

/**
 * As `pageOf`, for tables that grow without end: of the rows before a far page only the `key` is read, from the nearer end.
 */
export async function farPageOf<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  key: string,
  { limit, offset, mostCounted }: Paging,
): Promise<Page<Entity>> {
  const total = mostCounted === undefined ? await query.getCount() : await countUpTo(mostCounted + 1, query);
  // The end is known only where all rows are counted.
  const part = nearerEnd({ limit, offset }, mostCounted === undefined ? total : Infinity);
  const passing = part.isReversed ? turnedRound(query.clone()) : query.clone();
  const found = await passing
    .select(key, 'id')
    .limit(part.limit)
    .offset(part.offset)
    .getRawMany<{ id: unknown }>();
  const ids = found.map(({ id }) => id);
  return { rows: await query.where(`${key} = ANY(:ids)`, { ids }).getMany(), total };
}

function turnedRound<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
): SelectQueryBuilder<Entity> {
  for (const [column, direction] of Object.entries(query.expressionMap.orderBys))
    query.addOrderBy(column, direction === 'ASC' ? 'DESC' : 'ASC');
  return query;
}
