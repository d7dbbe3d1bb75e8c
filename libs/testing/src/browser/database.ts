import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { e2eMall } from './e2e-mall.js';

/** The line with the port in the file of a running PostgreSQL. Source: PostgreSQL manual, postmaster.pid. */
const PORT_LINE = 3;

/**
 * Changes rows as the database's administrator, to do what users cannot, such as moving dates into the past.
 * @returns the number of rows changed. @throws when there was none.
 */
export async function changeInDatabase(sql: string, values: readonly unknown[]): Promise<number> {
  const { dataDir } = e2eMall();
  const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE]!;
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'postgres',
    password: secrets['database.admin'],
    database: 'mall',
  });
  await client.connect();
  try {
    const { rowCount } = await client.query(sql, [...values]);
    if (!rowCount) throw new Error(`No row was changed by ${sql}`);
    return rowCount;
  } finally {
    await client.end();
  }
}
