import { adminErrors } from '@mall/contracts/admin';
import type { AdminPageDto } from '@mall/contracts/define';
import { type Page, querySqlPage, type SqlPageQuery } from '@mall/persistence';
import type { DataSource, EntityManager } from 'typeorm';

/** One page of a list of the console. @throws adminErrors.columnUnknown for a sort that is not offered. */
export function queryPage<Row>(
  database: DataSource | EntityManager,
  query: Omit<SqlPageQuery, 'unknownSort'>,
  request: AdminPageDto,
): Promise<Page<Row>> {
  const unknownSort = (columns: string) => adminErrors.columnUnknown({ columns });
  return querySqlPage<Row>(database, { ...query, unknownSort }, request);
}
