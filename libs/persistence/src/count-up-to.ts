import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** How many rows a query finds, or `most` when there are more. */
export async function countUpTo<Entity extends ObjectLiteral>(
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
