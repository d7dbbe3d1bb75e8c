import { CHINA } from './china.js';
import { russia } from './russia-seed.js';
import type { SeededDivision } from './seeded-division.js';
import { groupsOf, textsOf } from './table-lines.js';

const named = (line: string, parent: string, level: number): SeededDivision => {
  const [code, ...names] = line.split('|');
  return { code: code!, parent, level, name: textsOf(names) };
};

const china = (): SeededDivision[] =>
  groupsOf(CHINA).flatMap(([head, cities]) => {
    const province = named(head, 'CN', 2);
    return [province, ...cities.map((city) => named(city, province.code, 3))];
  });

/** What the service knows of the map when it is new; parents come before their children. */
export function seededDivisions(): SeededDivision[] {
  return [
    { code: 'RU', parent: null, level: 1, name: { ru: 'Россия', zh: '俄罗斯', en: 'Russia' } },
    { code: 'CN', parent: null, level: 1, name: { ru: 'Китай', zh: '中国', en: 'China' } },
    ...russia(),
    ...china(),
  ];
}
