import pg from 'pg';

/** Number of rows by table, `order.sales_order`. */
export type RowCounts = Readonly<Record<string, number>>;

/** Counts the rows of all tables of the mall in one snapshot. */
export async function countRows(connectionString: string): Promise<RowCounts> {
  const client = new pg.Client({ connectionString, application_name: 'mall-backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows: tables } = await client.query<{ schema: string; name: string }>(
      `SELECT schemaname AS schema, tablename AS name FROM pg_tables
       WHERE schemaname <> 'information_schema' AND schemaname NOT LIKE 'pg\\_%' ORDER BY 1, 2`,
    );
    const counts: Record<string, number> = {};
    for (const { schema, name } of tables) {
      const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
      const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${table}`);
      counts[`${schema}.${name}`] = Number(rows[0]!.count);
    }
    return counts;
  } finally {
    await client.end();
  }
}
