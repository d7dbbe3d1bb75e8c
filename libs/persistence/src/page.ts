import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { countUpTo } from './count-up-to.js';

export interface Page<Row> {
  readonly rows: Row[];
  /** Rows on all pages. */
  readonly total: number;
}

export interface Paging {
  readonly limit: number;
  readonly offset: number;
  /** Rows are counted up to one more than this. */
  readonly mostCounted?: number | undefined;
}

/** Rows of one page and how many rows there are; `query` carries the conditions and a complete order. */
export async function pageOf<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  { limit, offset, mostCounted }: Paging,
): Promise<Page<Entity>> {
  query.limit(limit).offset(offset);
  if (mostCounted === undefined) {
    const [rows, total] = await query.getManyAndCount();
    return { rows, total };
  }
  return { rows: await query.getMany(), total: await countUpTo(mostCounted + 1, query) };
}
