import { assertRow, type RowShape } from './row-shape.js';

/** A TypeORM object that runs SQL: a data source, a manager, a query runner or a repository. */
export interface Database {
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

let isChecking = false;

/** Makes `queryRows` check every row from now on; services do so under test (`NODE_ENV=test`). */
export function checkRows(): void {
  isChecking = true;
}

/**
 * Returns the rows of an SQL statement, `UPDATE … RETURNING` included, typed by their declared shape.
 * @throws Error under test, when a row differs from the shape; elsewhere rows are not checked.
 */
export async function queryRows<Row extends object>(
  database: Database,
  shape: RowShape<Row>,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const raw: unknown = await database.query(sql, [...values]);
  const rows = rowsIn(raw) as Row[];
  if (isChecking) for (const row of rows) assertRow(shape, row);
  return rows;
}

/** Returns the number of rows that an UPDATE or DELETE has changed. */
export async function affectedRows(
  database: Database,
  sql: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const raw: unknown = await database.query(sql, [...values]);
  if (!isWithCount(raw)) throw new Error('Only UPDATE and DELETE report how many rows they have changed.');
  return raw[1];
}

/** TypeORM's result of UPDATE and DELETE: the rows of RETURNING, and the number of rows changed. */
const isWithCount = (raw: unknown): raw is [object[], number] =>
  Array.isArray(raw) && raw.length === 2 && Array.isArray(raw[0]) && typeof raw[1] === 'number';

/** Returns the rows in what TypeORM returns for a statement. */
export const rowsIn = (raw: unknown): unknown => (isWithCount(raw) ? raw[0] : raw);
