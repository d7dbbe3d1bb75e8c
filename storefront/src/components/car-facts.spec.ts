import { carFact, carFactNames, type CarFact, type CarFactRows } from '@mall/web-kit';
import { factGroups } from './car-facts.js';

const car = (facts: object) => facts as Parameters<typeof factGroups>[0];
const shownOf = (facts: object, table?: CarFactRows) =>
  factGroups(car(facts), 'ru', table).flatMap((group) => group.facts);

const SOME: Readonly<Record<Exclude<CarFact['kind'], 'choice'>, unknown>> = {
  whole: 5,
  decimal: 5,
  year: 2024,
  day: '2024-05-01',
  text: 'Euro 6',
  texts: { ru: 'Слово', zh: '词', en: 'Word' },
};
const someValue = (fact: CarFact): unknown =>
  fact.kind === 'choice' ? Object.keys(fact.words)[0] : SOME[fact.kind];

test.each(carFactNames)('a buyer sees %s', (name) => {
  expect(shownOf({ [name]: someValue(carFact(name)) })).toEqual([
    expect.objectContaining({ name, value: expect.any(String) as string }),
  ]);
});

test('facts that belong together are shown once, in one line', () => {
  const shown = shownOf({ powerHp: 150, powerKw: 110, lengthMm: 4500, widthMm: 1800, heightMm: 1600 });
  expect(shown.map(({ label, value }) => [label, value.replaceAll('\u00a0', ' ')])).toEqual([
    ['Мощность', '150 л. с. / 110 кВт'],
    ['Длина × ширина × высота', '4 500 × 1 800 × 1 600 мм'],
  ]);
});

test('a part that the car does not have is left out, a mileage of nothing is not', () => {
  expect(shownOf({ engineCc: 0, mileageKm: 0 }).map(({ name }) => name)).toEqual(['mileageKm']);
});

test('a new fact comes to the page from its row', () => {
  const label = { ru: 'Гарантия', zh: '质保', en: 'Warranty' };
  const table: CarFactRows = { warrantyMonths: { kind: 'whole', label, group: 'papers', max: 120 } };
  expect(shownOf({ warrantyMonths: 36 }, table)).toEqual([
    { name: 'warrantyMonths', label: 'Гарантия', value: '36' },
  ]);
});
