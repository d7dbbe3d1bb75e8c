// SQL by hand: the columns of the UPDATE are those that were given.
import type { EntityManager } from 'typeorm';

/**
 * Updates the columns that have a value; `undefined` leaves a column unchanged, `null` empties it.
 * @returns whether the row exists.
 */
export async function writeChanges(
  tx: EntityManager,
  table: string,
  key: { readonly column: string; readonly value: string },
  columns: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  const values: unknown[] = [key.value, ...given.map(([, value]) => value)];
  const sets = given.map(([column], index) => `${column} = $${index + 2}`);
  const [rows] = (await tx.query(
    `UPDATE ${table} SET ${sets.length > 0 ? sets.join(', ') : `${key.column} = ${key.column}`}
      WHERE ${key.column} = $1 RETURNING ${key.column}`,
    values,
  )) as [unknown[], number];
  return rows.length > 0;
}
