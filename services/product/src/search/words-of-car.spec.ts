import { tsQueryOf } from './words.js';
import { litresOf, wordsOfCar, type CarToFind } from './words-of-car.js';

const toyota = { name: { ru: 'Тойота', zh: '丰田', en: 'Toyota' }, aliases: ['тоёта'] };
const camry = { name: { ru: 'Камри', zh: '凯美瑞', en: 'Camry' }, aliases: [] };
const car: CarToFind = {
  name: { ru: 'Toyota Camry 2.5 Deluxe', zh: '丰田凯美瑞 2021款 2.5L 豪华版', en: 'Toyota Camry 2.5 Deluxe' },
  condition: 'used',
  year: 2021,
  engineCc: 2487,
  fuel: 'petrol',
  drive: 'fwd',
  locationCity: { ru: 'Хух-Хото', zh: '呼和浩特', en: 'Hohhot' },
};

/** What PostgreSQL does with the query, for queries of one alternative. */
function finds(keyword: string): boolean {
  const words = wordsOfCar(car, toyota, camry);
  return tsQueryOf(keyword)!
    .split(' & ')
    .every((part) => words.some((word) => word.startsWith(part.slice(1, -3))));
}

describe('words of a car', () => {
  it.each([
    'тойота камри',
    'камри тойота',
    'toyota camry',
    'ToyotaCamry',
    '丰田凯美瑞',
    '凯美瑞 2021',
    'тоёта',
    'камри 2021',
    'камри 2.5',
    'камри 2,5',
    'тойота 丰田 camry',
    'camry бензин',
    'хух-хото',
    'кам',
  ])('find it by %s', (keyword) => expect(finds(keyword)).toBe(true));

  it.each(['хонда', 'камри 2020', 'camry дизель', '本田', '丰田 汉兰达'])('do not find it by %s', (keyword) =>
    expect(finds(keyword)).toBe(false),
  );
});

it.each([
  [1998, '2.0'],
  [2487, '2.5'],
  [660, '0.7'],
])('%i cc are %s litres', (cc, litres) => expect(litresOf(cc)).toBe(litres));
