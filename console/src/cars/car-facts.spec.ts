import { carFactNames, factsByGroup, type CarFactRows } from '@mall/web-kit';
import { enteredFacts, labelsOfFacts } from './car-facts.js';

const namesIn = (groups: ReturnType<typeof factsByGroup>): string[] =>
  groups.flatMap(({ facts }) => facts.map(({ name }) => name)).sort();

const label = { ru: 'Гарантия', zh: '质保', en: 'Warranty' };
const table: CarFactRows = { warrantyMonths: { kind: 'whole', label, group: 'papers', max: 120 } };

test('every fact has a label in each language', () => {
  for (const locale of ['ru', 'zh', 'en'] as const)
    expect(Object.values(labelsOfFacts(locale)).filter(Boolean)).toHaveLength(carFactNames.length);
});

test('a new fact comes to both from its row', () => {
  expect(namesIn(factsByGroup(table))).toEqual(['warrantyMonths']);
  expect(namesIn(enteredFacts(table))).toEqual(['warrantyMonths']);
});
