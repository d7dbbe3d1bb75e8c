import type { Texts } from '@mall/validation';
import { RUSSIA } from './russia.js';
import { RUSSIAN_DISTRICTS } from './russian-districts.js';
import type { SeededDivision } from './seeded-division.js';
import { groupsOf, textsOf } from './table-lines.js';

const twoDigits = (place: number): string => String(place).padStart(2, '0');

interface District {
  readonly code: string;
  readonly name: Texts;
  /** Codes of the towns in it. */
  readonly towns: readonly string[];
}

/** By the code of the subject. */
function districtsOf(): ReadonlyMap<string, readonly District[]> {
  const subjects = groupsOf(RUSSIAN_DISTRICTS).map(([subject, lines]): [string, District[]] => [
    subject,
    lines.map((line, place) => {
      const [ru, zh, en, towns] = line.split('|');
      return {
        code: `${subject}-R${twoDigits(place + 1)}`,
        name: textsOf([ru!, zh!, en!]),
        towns: towns ? towns.split(',').map((number) => `${subject}-${number}`) : [],
      };
    }),
  ]);
  return new Map(subjects);
}

/** Subjects, their districts, and towns below their district, or below the subject where they have none. */
export function russia(): SeededDivision[] {
  const districts = districtsOf();
  return groupsOf(RUSSIA).flatMap(([head, lines]) => {
    const [subject, ...names] = head.split('|');
    const parents = new Map<string, string>();
    const below = districts.get(subject!) ?? [];
    for (const { code, towns } of below) for (const town of towns) parents.set(town, code);
    const towns = lines.map((line, place): SeededDivision => {
      const code = `${subject}-${twoDigits(place + 1)}`;
      const district = parents.get(code);
      return { code, parent: district ?? subject!, level: district ? 4 : 3, name: textsOf(line.split('|')) };
    });
    return [
      { code: subject!, parent: 'RU', level: 2, name: textsOf(names) },
      ...towns.filter(({ level }) => level === 3),
      ...below.map(({ code, name }) => ({ code, parent: subject!, level: 3, name })),
      ...towns.filter(({ level }) => level === 4),
    ];
  });
}
