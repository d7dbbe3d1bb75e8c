import type pg from 'pg';
import { readInvariants, type Invariant } from './invariants.js';

export interface Checked {
  readonly id: string;
  readonly says: string;
  /** Number of checked items. */
  readonly over: number;
  /** Descriptions of the first violations. */
  readonly violations: readonly string[];
  readonly count: number;
}

const SHOWN = 10;

/** Evaluates every invariant; `database` needs administrator rights. */
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
