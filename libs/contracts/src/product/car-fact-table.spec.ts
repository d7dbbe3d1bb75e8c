import { check, fieldsOf, say, shapeOf } from '@mall/validation';
import {
  carFact,
  carFactNames,
  carFactTable,
  columnOfFact,
  labelOfFact,
  type CarFactRows,
} from './car-fact-table.js';
import { CarFacts, fieldsOfFacts } from './car-facts.js';
import { carFields } from './car-fields.js';
import { identityFields } from './car-identity.js';

it('makes a field of requests and answers of each row, labelled as forms label it', () => {
  const fields = fieldsOf(CarFacts);
  expect([...fields.keys()]).toEqual(carFactNames);
  for (const name of carFactNames) expect(fields.get(name)!.label).toEqual(labelOfFact(name));
});

it('names an existing fact that is entered wherever a fact is derived', () => {
  for (const name of carFactNames) {
    const { derivedFrom } = carFact(name);
    if (derivedFrom === undefined) continue;
    expect(carFactTable).toHaveProperty(derivedFrom);
    expect(carFact(derivedFrom as (typeof carFactNames)[number]).derivedFrom).toBeUndefined();
  }
});

it('makes a filter of each row that has one, and a reason for a review of each row that says so', () => {
  const filtered = carFactNames.filter((name) => 'filter' in carFactTable[name]);
  expect(Object.keys(carFields)).toEqual(expect.arrayContaining(filtered));
  expect(carFields.mileageKm).toMatchObject({ label: labelOfFact('mileageKm'), unit: 'km' });
  const reviewed = carFactNames.filter((name) => carFact(name).isReviewed);
  expect(identityFields).toEqual(expect.arrayContaining(reviewed));
  expect(identityFields).not.toContain('colour');
});

it('writes the unit behind the label, and the name of a column in lower case', () => {
  expect(labelOfFact('mileageKm')).toEqual({ ru: 'Пробег, км', zh: '行驶里程（公里）', en: 'Mileage, km' });
  expect(labelOfFact('colour').en).toBe('Colour');
  expect(columnOfFact('power30MinKw')).toBe('power_30_min_kw');
});

it('takes a new fact from its row', () => {
  const table = {
    warrantyMonths: {
      kind: 'whole',
      label: say('Гарантия, мес.', '质保（月）', 'Warranty, months'),
      group: 'papers',
      max: 120,
    },
  } as const satisfies CarFactRows;
  class Facts extends shapeOf<{ warrantyMonths?: number }>(fieldsOfFacts(table)) {}
  expect(check(Facts, { warrantyMonths: 36 })).toMatchObject({ value: { warrantyMonths: 36 }, issues: [] });
  expect(check(Facts, { warrantyMonths: 121 }).issues).toHaveLength(1);
});
