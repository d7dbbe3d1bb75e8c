import pg from 'pg';

/** The databases from which those of test files are copied. */
export const TEMPLATES = {
  /** The empty schemas of all services. */
  withoutTables: 'mall',
  /** The schemas of all services after their migrations. */
  withTables: 'mall_with_tables',
} as const;

/** Returns the URL of another database of the same server, with the same role. */
export function inDatabase(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

/** Creates the database `name` as a copy; no connection to the template may be open. */
export function copyDatabase(adminUrl: string, template: string, name: string): Promise<void> {
  return onServer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
}

export function dropDatabase(adminUrl: string, name: string): Promise<void> {
  return onServer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
}

async function onServer(adminUrl: string, statement: string): Promise<void> {
  // Not connected to a template: it can be copied only while it has no connection.
  const client = new pg.Client({ connectionString: inDatabase(adminUrl, 'postgres') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
