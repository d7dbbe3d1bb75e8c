import type { Texts } from '@mall/validation';
import { Dice, randomCar, TABLES } from '../../test/random-catalogue.js';
import type { CarFilters } from '../car-search.port.js';
import { CarFinder } from '../find/car-finder.js';
import { CarIndex } from '../index/car-index.js';
import type { SourceCar } from '../index/source-car.js';

const index = new CarIndex();
index.loadTables(TABLES);
const finder = new CarFinder(index);
finder.reader.setSynonyms([['самурай', 'тойота камри']]);

const car = (spuId: string, name: string, traits: Partial<SourceCar>): SourceCar => ({
  ...randomCar(new Dice(1), spuId),
  name: JSON.stringify({ ru: name, zh: name, en: name }),
  partyCode: null,
  trim: null,
  condition: 'used',
  bodyType: 'sedan',
  fuel: 'petrol',
  ...traits,
});
const camry = { brandId: '1', seriesId: '11', year: 2021, engineCc: 2_487 };
for (const one of [
  car('1', 'Toyota Camry 2.5 Deluxe', camry),
  car('2', 'Toyota Camry 2.0', { ...camry, year: 2019, engineCc: 1_998, partyCode: 'UA-000123' }),
  car('3', 'Toyota RAV4', { brandId: '1', seriesId: '12', year: 2021, engineCc: 2_487 }),
  car('4', 'Chery Tiggo 7 Pro 1.5T', { brandId: '2', seriesId: '21', year: 2023, engineCc: 1_498 }),
  car('5', 'BMW X5 xDrive', { brandId: '3', seriesId: '31', year: 2022, engineCc: 2_998 }),
])
  index.put(one);
index.meanings.refresh();

const find = (filters: CarFilters) =>
  finder.find({ ...filters, sort: 10, limit: 20, offset: 0, withFacets: false, locale: 'ru' });
const ids = (keyword: string): string[] =>
  Array.from(find({ keyword }).page, (ord) => index.spuId(ord)).sort();

it.each([
  ['тойота камри', ['1', '2']],
  ['камри тойота', ['1', '2']],
  ['toyota camry', ['1', '2']],
  ['ToyotaCamry', ['1', '2']],
  ['丰田凯美瑞', ['1', '2']],
  ['тойота 丰田 camry', ['1', '2']],
  ['самурай', ['1', '2']],
  ['ещнщеф сфькн', ['1', '2']],
  ['njqjnf rfvhb', ['1', '2']],
  ['камри 2021 2.5', ['1']],
  ['камри2021', ['1']],
  ['tayota', ['1', '2', '3']],
  ['тойтоа', ['1', '2', '3']],
  ['бэха', ['5']],
  ['x5', ['5']],
  ['х5', ['5']],
  ['bmw x 5', ['5']],
  ['рав 4', ['3']],
  ['Tiggo 7 Pro', ['4']],
  ['tiggo7pro', ['4']],
  ['тигго-7', ['4']],
  ['чери бензин', ['4']],
  ['UA-000123', ['2']],
  ['ua000123', ['2']],
  ['икс пять', ['5']],
  ['бэ эм вэ экс 5', ['5']],
  ['бмв икс5', ['5']],
  ['бмв кс5', ['5']],
  ['Х5 ВМW', ['5']],
  ['рав четыре', ['3']],
  ['тигго семь про', ['4']],
  ['про 7 тигго', ['4']],
])('%s finds the intended cars', (keyword, expected) => expect(ids(keyword)).toEqual(expected));

it('finds a car as soon as its text has a word which only named a value before', () => {
  const cars = new CarIndex();
  cars.loadTables(TABLES);
  const finding = new CarFinder(cars);
  cars.put(car('1', 'Toyota Camry', camry));
  cars.meanings.refresh();
  const found = () => finding.total({ keyword: 'электро' });
  expect(found()).toBe(0);
  cars.put(car('2', 'Toyota Camry Электро', camry));
  expect(found()).toBe(1);
});

it.each(['%', `'`, '((((', `' OR 1=1 --`, 'мазда', 'zzzzzz', 'камри чери'])('%s finds nothing', (keyword) =>
  expect(ids(keyword)).toEqual([]),
);

/** Returns the cars that a keyword finds among one car of each of these series, in their order. */
function foundAmong(keyword: string, names: Readonly<Record<string, string | Texts>>): string[] {
  const [, bmw] = TABLES.brands.find(([id]) => id === '3')!;
  const other = new CarIndex();
  const brands = Object.entries(names).map(([spuId, name]) => {
    const texts = typeof name === 'string' ? { ru: name, zh: name, en: name } : name;
    return [`3${spuId}`, { ...bmw, parentId: '3', name: texts, aliases: [] }] as const;
  });
  other.loadTables({ ...TABLES, brands: [...TABLES.brands, ...brands] });
  for (const [spuId, name] of Object.entries(names))
    other.put(
      car(spuId, `BMW ${typeof name === 'string' ? name : ''}`, { brandId: '3', seriesId: `3${spuId}` }),
    );
  const query = { keyword, sort: 10, limit: 5, offset: 0, withFacets: false, locale: 'ru' } as const;
  return Array.from(new CarFinder(other).find(query).page, (ord) => other.spuId(ord));
}

it('reads a soft sign after no consonant as a key of the other layout', () =>
  expect(foundAmong('ьп7', { 6: 'MG7', 7: 'P7' })).toEqual(['6']));

it.each([
  ['before those whose names begin with its name', { 7: 'HS3', 8: 'HS', 9: 'E-HS9' }, 'hs', '8'],
  [
    'before one that is called so in China only',
    { 7: 'EV6', 8: { ru: 'ET5', zh: 'EV6', en: 'ET5' } },
    'ev6',
    '7',
  ],
])('finds a series %s', (_, names, keyword, first) => {
  const found = foundAmong(keyword, names);
  expect(found).toHaveLength(Object.keys(names).length);
  expect(found[0]).toBe(first);
});

describe('a corrected keyword', () => {
  it('is returned in its usual spelling', () => {
    expect(find({ keyword: 'toyoat' }).readAs).toBe('toyota');
    expect(find({ keyword: 'тайота камри' }).readAs).toBe('Тойота Камри');
  });

  it('is not returned when nothing was corrected', () =>
    expect(find({ keyword: 'tiggo7pro' }).readAs).toBeUndefined());
});

describe('a search that finds nothing', () => {
  it('suggests the keyword without unknown words', () =>
    expect(find({ keyword: 'камри qqqqqq' }).nearest[0]).toMatchObject({
      keyword: 'камри',
      without: [],
      total: 2,
    }));

  it('suggests dropping the one filter that excludes all cars', () =>
    expect(find({ keyword: 'камри', minYear: 2020, fuel: ['ev'] }).nearest[0]).toEqual({
      without: ['fuel'],
      total: 1,
      totalIsLowerBound: false,
    }));

  it('suggests dropping either of two filters that exclude each other, the one that leaves more first', () => {
    const { nearest } = find({ keyword: 'камри', minYear: 2021, maxEngineCc: 2_000 });
    expect(nearest.map(({ without, total }) => ({ without, total }))).toEqual([
      { without: ['minYear'], total: 1 },
      { without: ['maxEngineCc'], total: 1 },
    ]);
  });

  it('suggests nothing when the index is empty', () => {
    const empty = new CarFinder(new CarIndex());
    expect(
      empty.find({ keyword: 'камри', sort: 1, limit: 1, offset: 0, withFacets: true, locale: 'ru' }).nearest,
    ).toEqual([]);
  });
});
