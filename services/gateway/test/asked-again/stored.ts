import type { TestMall } from '@mall/testing';
import type { StoringService } from '../authorization/rows.js';

/** Tables that timers, relays, counted attempts, the feed of the catalogue, notices and the keys themselves write. */
const OF_THE_MACHINERY = [
  'attempt',
  'inbox',
  'relay_state',
  'migrations',
  'kept_answer',
  'car_change',
  'catalogue_version',
  'search_count',
  'estimate_rate',
  'review_reminder',
  'notice',
  'delivery',
  'stock_list',
  'stock_list_row',
  'record_seal',
];

/** Rows of a table that are compared: not those that the gateway writes about each request of staff, nor what the machinery does. */
const ROWS: Readonly<Record<string, string>> = {
  operation_log: `WHERE origin <> 'operation'`,
  record_change: `WHERE actor_kind NOT IN ('timer', 'event', 'service') AND record <> 'stockList'`,
};

export type Stored = Readonly<Record<string, string>>;

const statements = new Map<StoringService, Promise<string>>();

/** Returns digests of everything that a service has stored, by table, without the moments of last changes. */
export async function stored(mall: TestMall, service: StoringService): Promise<Stored> {
  let statement = statements.get(service);
  if (!statement) statements.set(service, (statement = digestsOf(mall, service)));
  const rows = await mall.query<{ name: string; digest: string | null }>(service, await statement);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest ?? 'empty']));
}

async function digestsOf(mall: TestMall, service: StoringService): Promise<string> {
  const tables = await mall.query<{ name: string; moments: string[] }>(
    service,
    `SELECT t.table_name AS name,
            coalesce(array_agg(c.column_name::text) FILTER (WHERE c.data_type LIKE 'timestamp%'), '{}') AS moments
       FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
      WHERE t.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND t.table_name <> ALL ($1)
        AND t.table_name NOT LIKE 'record\\_change\\_%'
      GROUP BY t.table_name`,
    [OF_THE_MACHINERY],
  );
  const digests = tables.map(({ name, moments }) => {
    const omitted = moments.map((column) => `'${column}'`).join();
    return `SELECT '${name}' AS name, md5(string_agg(row, '|' ORDER BY row)) AS digest
      FROM (SELECT (to_jsonb(t) - ARRAY[${omitted}]::text[])::text AS row FROM "${name}" t ${ROWS[name] ?? ''}) rows`;
  });
  return digests.join(' UNION ALL ');
}
