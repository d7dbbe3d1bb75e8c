import { readFileSync } from 'node:fs';

/** A condition that must hold when nothing is in progress. */
export interface Invariant {
  readonly id: string;
  /** The condition as a sentence. */
  readonly says: string;
  /** SQL that counts the checked items. */
  readonly over: string;
  /** Returns one row for each violation; its first column describes it. */
  readonly sql: string;
}

const file = (name: string): string => readFileSync(new URL(`../../sql/${name}`, import.meta.url), 'utf8');

/** Returns the SQL of the tables and views with the harness's own records. */
export const evidenceSql = (): string => file('evidence.sql');

/** Parses all invariants, in the order of the file. */
export function readInvariants(text: string = file('invariants.sql')): Invariant[] {
  const found = text
    .split(/^(?=-- I\d+[a-z]?: )/m)
    .slice(1)
    .map(parse);
  const ids = new Set(found.map(({ id }) => id));
  if (ids.size !== found.length) throw new Error('Two invariants have the same id.');
  return found;
}

function parse(block: string): Invariant {
  const [, id, says] = /^-- (I\d+[a-z]?): (.+)$/m.exec(block) ?? [];
  const [, over] = /^-- over: (.+)$/m.exec(block) ?? [];
  const sql = block
    .replace(/^--.*$/gm, '')
    .trim()
    .replace(/;$/, '');
  if (!id || !says || !over || !sql) throw new Error(`This is no invariant: ${block.slice(0, 100)}`);
  return { id, says, over, sql };
}
