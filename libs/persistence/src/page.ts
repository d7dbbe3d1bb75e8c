import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

export interface Page<Row> {
  readonly rows: Row[];
  /** Rows on all pages. */
  readonly total: number;
}

export interface Paging {
  readonly limit: number;
  readonly offset: number;
  /** Rows are counted up to one more than this number. */
  readonly mostCounted?: number | undefined;
}

/** Returns the rows of one page and the total; `query` carries the conditions and a complete order. */
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

async function countUpTo<Entity extends ObjectLiteral>(
  most: number,
  query: SelectQueryBuilder<Entity>,
): Promise<number> {
  const found = query.clone().select('1').orderBy().offset(undefined).limit(most);
  const counted = await query.connection
    .createQueryBuilder()
    .select('count(*)::int', 'total')
    .from(`(${found.getQuery()})`, 'found')
    .setParameters(found.getParameters())
    .getRawOne<{ total: number }>();
  return counted!.total;
}

export interface PageFromEnd extends Paging {
  /** Whether the offset counts from the last row in reverse order; the rows then have to be reversed. */
  readonly isReversed: boolean;
}

/** Returns the end from which to read a page, so that at most half of all rows are skipped. */
export function nearerEnd({ limit, offset }: Paging, total: number): PageFromEnd {
  const left = Math.min(limit, total - offset);
  if (offset <= total / 2 || left <= 0) return { limit, offset, isReversed: false };
  return { limit: left, offset: total - offset - left, isReversed: true };
}
