import type { Texts } from '@mall/validation';

/** Of a table of divisions: each line without a dash, and the lines with one below it, without their dash. */
export function groupsOf(table: string): [head: string, below: string[]][] {
  const groups: [string, string[]][] = [];
  for (const line of table.split('\n').filter(Boolean))
    if (line.startsWith('- ')) groups.at(-1)?.[1].push(line.slice(2));
    else groups.push([line, []]);
  return groups;
}

export const textsOf = ([ru, zh, en]: readonly string[]): Texts => ({ ru: ru!, zh: zh!, en: en! });
