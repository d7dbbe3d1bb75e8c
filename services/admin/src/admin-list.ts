import type { AdminPageDto } from '@mall/contracts/define';
import { type Page, querySqlPage, type SqlPageQuery } from '@mall/persistence';
import type { DataSource, EntityManager } from 'typeorm';

/** One page of a console list. @throws UnknownSort for an unknown sort column. */
export function queryPage<Row extends object>(
  database: DataSource | EntityManager,
  query: SqlPageQuery<Row>,
  request: AdminPageDto,
): Promise<Page<Row>> {
  return querySqlPage<Row>(database, query, request);
}
