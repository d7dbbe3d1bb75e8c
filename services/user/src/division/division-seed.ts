import { readFileSync } from 'node:fs';
import type { Texts } from '@mall/validation';

export interface SeededDivision {
  readonly code: string;
  readonly parent: string | null;
  /** Level: 1 a country, 2 a federal subject or province, 3 a district or city, 4 a town in a district. */
  readonly level: number;
  readonly name: Texts;
}

/** Reads the divisions of a new installation; parents come before their children. */
export function seededDivisions(): SeededDivision[] {
  const levels = new Map<string, number>();
  return linesOf('divisions.tsv').map((line) => {
    const [code, parent, ru, zh, en] = line.split('\t') as [string, string, string, string, string];
    const level = (levels.get(parent) ?? 0) + 1;
    levels.set(code, level);
    return { code, parent: parent || null, level, name: { ru, zh, en } };
  });
}

/** Returns the lines of a table beside this module, without comments. */
export const linesOf = (table: string): string[] =>
  readFileSync(new URL(table, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
