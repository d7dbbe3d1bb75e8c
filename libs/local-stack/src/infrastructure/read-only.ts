import pg from 'pg';
import { until } from '../process/until.js';

const TIMEOUT_MS = 5_000;

/**
 * Makes the server refuse all changes (SQLSTATE 25006), or accept them again; it answers reads in both cases. Also applies to open
 * sessions, and outlives a restart of the server.
 */
export async function setReadOnly(adminUrl: string, isReadOnly: boolean): Promise<void> {
  const client = new pg.Client({
    connectionString: adminUrl,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  await client.connect();
  const value = isReadOnly ? 'on' : 'off';
  try {
    await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
    await client.query('SELECT pg_reload_conf()');
    const ask = async (): Promise<true | undefined> => {
      const { rows } = await client.query<{ value: string }>(
        `SELECT current_setting('default_transaction_read_only') AS value`,
      );
      return rows[0]!.value === value || undefined;
    };
    await until(ask, { what: 'the new mode of PostgreSQL', timeoutMs: TIMEOUT_MS });
  } finally {
    await client.end().catch(() => undefined);
  }
}
