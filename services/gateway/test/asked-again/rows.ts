import { adminDirectoryApi, adminLogApi } from '@mall/contracts/admin';
import type { Operation } from '@mall/contracts/define';
import { adminRows } from './admin.rows.js';
import { authRows } from './auth.rows.js';
import { chatRows } from './chat.rows.js';
import { factorRows } from './factor.rows.js';
import { orderRows } from './order.rows.js';
import { peopleRows } from './people.rows.js';
import { productRows } from './product.rows.js';
import type { Row } from './row.js';

/**
 * Operations that change something, each with a request that is sent twice. Those of the order service are in its own test, which
 * sends each of them without a key; a few of them are here with one. Services that consume the events of others come first, so that
 * no event of a row before changes what they store.
 */
export const rows: readonly Row[] = [
  ...chatRows,
  ...productRows,
  ...orderRows,
  ...peopleRows,
  ...adminRows,
  ...authRows,
  ...factorRows,
];

const IN_DIRECTORIES =
  'services/admin/test/directory.e2e-spec.ts sends each twice: the second finds no changes';
const LOG_IS_KEPT = 'always refused: nobody may remove lines of the log';

/** Operations that are not sent here, with the reason why sending them twice is safe. */
export const leftOut: ReadonlyMap<Operation, string> = new Map<Operation, string>([
  [adminDirectoryApi.dingUsers, IN_DIRECTORIES],
  [adminDirectoryApi.dingDepartments, IN_DIRECTORIES],
  [adminDirectoryApi.cpUsers, IN_DIRECTORIES],
  [adminDirectoryApi.cpDepartments, IN_DIRECTORIES],
  [adminLogApi.remove, LOG_IS_KEPT],
  [adminLogApi.removeMany, LOG_IS_KEPT],
]);
