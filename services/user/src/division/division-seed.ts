import type { Texts } from '@mall/validation';
import { CHINA } from './china.js';
import { RUSSIA } from './russia.js';

export interface SeededDivision {
  readonly code: string;
  readonly parent: string | null;
  readonly level: number;
  readonly name: Texts;
}

const textsOf = ([ru, zh, en]: readonly string[]): Texts => ({ ru: ru!, zh: zh!, en: en! });

const linesOf = (table: string): string[] => table.split('\n').filter(Boolean);

function russia(): SeededDivision[] {
  const divisions: SeededDivision[] = [];
  let subject = '';
  let cities = 0;
  for (const line of linesOf(RUSSIA)) {
    if (line.startsWith('- ')) {
      cities += 1;
      const code = `${subject}-${String(cities).padStart(2, '0')}`;
      divisions.push({ code, parent: subject, level: 3, name: textsOf(line.slice(2).split('|')) });
    } else {
      const [code, ...names] = line.split('|');
      subject = code!;
      cities = 0;
      divisions.push({ code: subject, parent: 'RU', level: 2, name: textsOf(names) });
    }
  }
  return divisions;
}

function china(): SeededDivision[] {
  let province = '';
  return linesOf(CHINA).map((line) => {
    const isCity = line.startsWith('- ');
    const [code, ...names] = (isCity ? line.slice(2) : line).split('|');
    if (!isCity) province = code!;
    return { code: code!, parent: isCity ? province : 'CN', level: isCity ? 3 : 2, name: textsOf(names) };
  });
}

/** What the service knows of the map when it is new; parents come before their children. */
export function seededDivisions(): SeededDivision[] {
  return [
    { code: 'RU', parent: null, level: 1, name: { ru: 'Россия', zh: '俄罗斯', en: 'Russia' } },
    { code: 'CN', parent: null, level: 1, name: { ru: 'Китай', zh: '中国', en: 'China' } },
    ...russia(),
    ...china(),
  ];
}
