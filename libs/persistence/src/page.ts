import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

export interface Page<Row> {
  readonly rows: Row[];
  /** Rows on all pages. */
  readonly total: number;
}

export interface Paging {
  readonly limit: number;
  readonly offset: number;
}

/** Rows of one page and how many rows there are; `query` carries the conditions and a complete order. */
export async function pageOf<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  { limit, offset }: Paging,
): Promise<Page<Entity>> {
  const [rows, total] = await query.limit(limit).offset(offset).getManyAndCount();
  return { rows, total };
}
