// The running mall of `npm start` that a command fills and measures: MALL_URL, MALL_DATA_DIR and MALL_POSTGRES_PORT as
// deploy/local/README.md names them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

export const url = process.env.MALL_URL ?? 'http://127.0.0.1:8080';
export const folder = process.env.MALL_DATA_DIR ?? '.mall';
export const readJson = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** Returns an administrator's connection to its database, not yet opened. */
export const openDatabase = () =>
  new pg.Client({
    host: '127.0.0.1',
    port: Number(process.env.MALL_POSTGRES_PORT ?? 5543),
    user: 'postgres',
    password: readJson('secrets.json')['database.admin'],
    database: 'mall',
  });
