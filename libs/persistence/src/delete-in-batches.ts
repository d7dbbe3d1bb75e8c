import type { DataSource } from 'typeorm';

/** Rows per DELETE, so that its locks are short and others can write in between. */
const BATCH_ROWS = 1_000;
/** DELETEs per run; the next run takes the rest. */
const MOST_BATCHES = 1_000;

export interface ExpiredRows {
  readonly table: string;
  /** The condition for expired rows. */
  readonly where: string;
  /** Columns of an index that finds the next of these rows at once, even after many rows were just deleted. */
  readonly inOrderOf: string;
  readonly values?: readonly unknown[];
}

/** Deletes expired rows, a thousand per statement, at most a million per call. @returns the number of rows deleted. */
export async function deleteInBatches(
  dataSource: DataSource,
  { table, where, inOrderOf, values = [] }: ExpiredRows,
): Promise<number> {
  const next = `SELECT ctid FROM ${table} WHERE ${where} ORDER BY ${inOrderOf} LIMIT ${BATCH_ROWS}`;
  const sql = `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(${next}))`;
  let deleted = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const [, removed] = (await dataSource.query(sql, [...values])) as [unknown, number];
    deleted += removed;
    if (removed < BATCH_ROWS) break;
  }
  return deleted;
}
