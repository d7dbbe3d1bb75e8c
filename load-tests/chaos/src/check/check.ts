import type pg from 'pg';
import { readInvariants, type Invariant } from './invariants.js';

export interface Checked {
  readonly id: string;
  readonly says: string;
  /** How many things it looked at. */
  readonly over: number;
  /** The first of them, in words. */
  readonly violations: readonly string[];
  readonly count: number;
}

const SHOWN = 10;

/** Asks every invariant; `database` is anything that can run SQL with the administrator's rights. */
export async function checkInvariants(
  database: Pick<pg.ClientBase, 'query'>,
  invariants: readonly Invariant[] = readInvariants(),
): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const invariant of invariants) checked.push(await checkOne(database, invariant));
  return checked;
}

export async function checkOne(
  database: Pick<pg.ClientBase, 'query'>,
  { id, says, over, sql }: Invariant,
): Promise<Checked> {
  const counted = await database.query<{ count: string }>(over);
  const { rows } = await database.query<unknown[]>({ text: sql, rowMode: 'array' } as never);
  const violations = rows.slice(0, SHOWN).map(([first]) => String(first));
  return { id, says, over: Number(counted.rows[0]?.count ?? 0), violations, count: rows.length };
}
