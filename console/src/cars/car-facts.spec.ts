import { carFactNames, factsByGroup, type CarFactRows } from '@mall/web-kit';
import { contractTexts } from '../i18n/contract-texts.js';
import type { TextTree } from '../i18n/texts.js';
import { enteredFacts } from './car-facts.js';

const namesIn = (groups: ReturnType<typeof factsByGroup>): string[] =>
  groups.flatMap(({ facts }) => facts.map(({ name }) => name)).sort();

const label = { ru: 'Гарантия', zh: '质保', en: 'Warranty' };
const table: CarFactRows = { warrantyMonths: { kind: 'whole', label, group: 'papers', max: 120 } };

test('every fact has a label in each language', () => {
  for (const locale of ['ru', 'zh', 'en'] as const)
    expect((contractTexts[locale]['resources'] as { cars: TextTree }).cars['fields']).toMatchObject(
      Object.fromEntries(carFactNames.map((name) => [name, expect.stringMatching(/./)])),
    );
});

test('a new fact comes to both from its row', () => {
  expect(namesIn(factsByGroup(table))).toEqual(['warrantyMonths']);
  expect(namesIn(enteredFacts(table))).toEqual(['warrantyMonths']);
});
