import { FACTS_TO_PUBLISH } from '@mall/web-kit';
import { missingFacts } from './missing-facts.js';

const complete = {
  ...Object.fromEntries(FACTS_TO_PUBLISH.map((fact) => [fact, 'given'])),
  locationCity: { ru: '', zh: '绥芬河', en: '' },
};

test('an empty form of a new car needs every fact to be published', () => {
  expect(missingFacts({})).toEqual([...FACTS_TO_PUBLISH]);
});

test('a used car needs its mileage and first registration too; a mileage of nothing is a mileage', () => {
  expect(missingFacts({ ...complete, condition: 'new' })).toEqual([]);
  expect(missingFacts({ ...complete, condition: 'used', mileageKm: 0 })).toEqual(['firstRegDate']);
});

test('a city in one language is enough, cleared fields are missing', () => {
  expect(
    missingFacts({ ...complete, locationCity: { ru: '', zh: '', en: null }, year: null, fuel: '' }),
  ).toEqual(['year', 'fuel', 'locationCity']);
});
