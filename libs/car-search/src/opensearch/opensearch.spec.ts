import {
  boundsOf,
  carFields,
  choiceNames,
  countNames,
  rangeNames,
  recordOf,
  type CarFieldName,
} from '@mall/contracts/product';
import { DATED, LANDED } from '../../test/naive-search.js';
import { Dice, randomCar, TABLES } from '../../test/random-catalogue.js';
import type { CarFilters } from '../car-search.port.js';
import { documentOf } from './car-document.js';
import { conditionsOf } from './conditions.js';
import { engineAddressFrom } from '../engine-address/index.js';
import { facetAggregations } from './facet-request.js';
import { indexBody, PROPERTIES } from './index-body.js';
import { Vocabulary, type CarNumbers } from './vocabulary.js';

const none = new Map<string, number>();
const NUMBERS: CarNumbers = {
  brands: new Map([['1', 5]]),
  series: new Map([['11', 5]]),
  lowestPrices: none,
  cities: none,
  categories: none,
  years: new Map([['2020', 5]]),
  litres: none,
  choices: {},
  words: new Map([
    ['deluxe', 3],
    ['豪华', 2],
    ['премиум', 1],
  ]),
  combined: [],
};

function aVocabulary(): Vocabulary {
  const vocabulary = new Vocabulary();
  vocabulary.loadTables(TABLES);
  vocabulary.reader.setSynonyms([['самурайка', 'тойота камри']]);
  vocabulary.load(NUMBERS);
  return vocabulary;
}

const asked = (filters: object): CarFilters => filters;

/** Requests for each field of the car-field table. */
const [minYear] = boundsOf('year');
const FILTERS: Readonly<Record<CarFieldName, CarFilters>> = {
  ...recordOf(choiceNames, (name) => asked({ [name]: [Object.keys(carFields[name].words)[0]!] })),
  ...recordOf(countNames, (name) => asked({ [name]: [1] })),
  ...recordOf(rangeNames, (name) => asked({ [boundsOf(name)[0]]: 5 })),
  brand: { brandIds: ['1'] },
  category: { categoryId: '100' },
  shop: { shopId: '501' },
  city: { city: ['Харбин'] },
  region: { region: ['tianjin'] },
  price: { maxPrice: 5 },
  landed: { maxLandedRub: 5_000_000 },
  inStock: { hasStock: 1 },
  preferential: { preferential: 1 },
  age3to5: { age3to5: 1 },
};

const conditionsFor = (filters: CarFilters) => conditionsOf(filters, aVocabulary(), DATED, LANDED);

describe('the index', () => {
  it('has every stored field of the car-field table, and refuses any other', () => {
    const { mappings } = indexBody({ shards: 1, replicas: 1 });
    expect(Object.keys(PROPERTIES)).toEqual(
      expect.arrayContaining([...choiceNames, ...countNames, ...rangeNames]),
    );
    expect(mappings.dynamic).toBe('strict');
  });

  it('has a field for every fact of a document', () => {
    const dice = new Dice(3);
    const known = new Set(Object.keys(PROPERTIES));
    for (let at = 0; at < 50; at += 1)
      for (const field of Object.keys(documentOf(randomCar(dice, '7'), LANDED)))
        expect(known).toContain(field);
  });
});

describe('filters', () => {
  it.each(Object.entries(FILTERS))(
    'by %s are one condition, whose facets are counted without it',
    (_, filters) => {
      const conditions = conditionsFor(filters);
      expect(conditions).toHaveLength(1);
      const groups = facetAggregations(conditions, DATED, undefined);
      const [own] = [groups['without0']!] as { readonly filter: object; readonly aggs: object }[];
      expect(own!.filter).toEqual({ match_all: {} });
      const common = groups['all'] as { readonly filter: object; readonly aggs: object };
      expect(common.filter).toEqual(conditions[0]!.query);
      for (const name of Object.keys(own!.aggs)) expect(common.aggs).not.toHaveProperty(name);
    },
  );

  it('take a category with those below it', () =>
    expect(conditionsFor({ categoryId: '120' })[0]!.query).toEqual({ terms: { category: ['120', '121'] } }));

  it('leave out cars whose value is not known', () =>
    expect(conditionsFor({ [minYear]: 2020 })[0]!.query).toEqual({ range: { year: { gte: 2020 } } }));
});

describe('keywords', () => {
  const queryFor = (keyword: string): string => {
    const vocabulary = aVocabulary();
    const read = vocabulary.reader.read(keyword)!;
    return JSON.stringify(read.terms.map(({ cars }) => vocabulary.queryOf(cars)));
  };

  it.each(['Тойота', 'toyota', '丰田', 'тоёта'])('%s is the make, in any script', (keyword) =>
    expect(queryFor(keyword)).toContain('{"terms":{"brands":["1"]}}'),
  );

  it.each(['deluxe', '豪华', 'премиум'])('%s is a word of cars, in any script', (keyword) =>
    expect(queryFor(keyword)).toContain(`{"terms":{"words":["${keyword}"]}}`),
  );

  it('that are synonyms find the words that they stand for', () => {
    const query = queryFor('самурайка');
    expect(query).toContain('{"terms":{"brands":["1"]}}');
    expect(query).toContain('{"terms":{"brands":["11"]}}');
  });

  it('that are years and numbers are values', () => expect(queryFor('2020')).toContain('"year":[2020]'));
});

describe('the address of the cluster', () => {
  it('has nodes, a prefix, and the size of the index', () =>
    expect(engineAddressFrom('http://u:p@one:9200,http://two:9200/cars-1?shards=3&replicas=0')).toEqual({
      nodes: ['http://u:p@one:9200/', 'http://two:9200/'],
      prefix: 'cars-1',
      shards: 3,
      replicas: 0,
    }));

  it('needs no more than a node', () =>
    expect(engineAddressFrom('https://one:9200')).toMatchObject({ prefix: 'mall', shards: 1, replicas: 1 }));

  it.each([
    'one:9200',
    'ftp://one',
    'http://one/UPPER',
    'http://one/x?shards=0',
    'http://one/x?replicas=some',
  ])('is not %s', (text) => expect(() => engineAddressFrom(text)).toThrow('must'));
});
