import '@mall/testing/unit-environment';
import { setTimeout as pause } from 'node:timers/promises';
import { CAR_SORTS, type CarFacetsView, type CarSort } from '@mall/contracts/product';
import type { CarFilters, CarQuery, CarsFound, JsonText } from '../src/car-search.port.js';
import { CarFinder } from '../src/find/car-finder.js';
import { CarIndex } from '../src/index/car-index.js';
import type { SourceCar } from '../src/index/source-car.js';
import { MemoryCarSearch } from '../src/memory-car-search.js';
import { CarStore } from '../src/opensearch/car-store.js';
import { OpenSearchCluster } from '../src/opensearch/cluster.js';
import { engineAddressFrom } from '../src/engine-address/index.js';
import { OpenSearchCarSearch } from '../src/opensearch/opensearch-car-search.js';
import { Vocabulary } from '../src/opensearch/vocabulary.js';
import { CarModel } from '../src/car-model.js';
import { DATED, LANDED, NaiveSearch } from './naive-search.js';
import { ATTR_VALUES, Dice, randomCar, randomFilters, TABLES } from './random-catalogue.js';

const CARS = 3_000;
const QUESTIONS = 150;
const SYNONYMS = [['самурайка', 'тойота камри']];

const figures = { rate: undefined, limits: DATED.limits, landed: LANDED };

const dice = new Dice(41);
const address = engineAddressFrom(`${process.env['OPENSEARCH_URL']}/both-${process.pid}?shards=3&replicas=1`);
const cluster = new OpenSearchCluster(address.nodes);
const store = new CarStore(cluster, address);
const index = new CarIndex();
const finder = new CarFinder(index);
const naive = new NaiveSearch(TABLES);
const vocabulary = new Vocabulary();
const model = { ready: new CarModel(index, finder), version: 1, isReady: true };
const embedded = new MemoryCarSearch(model, figures);
const remote = new OpenSearchCarSearch(cluster, { alias: store.alias, vocabulary, version: 1 }, figures);
let physical: string;

/** Writes cars to both engines; those without facts are taken off sale. */
async function put(version: number, cars: ReadonlyMap<string, SourceCar | undefined>): Promise<void> {
  for (const [spuId, car] of cars) {
    if (car) index.put(car);
    else index.remove(spuId);
    if (car) naive.cars.set(spuId, car);
    else naive.cars.delete(spuId);
  }
  index.meanings.refresh();
  const known = [...cars.values()].flatMap((car) => car ?? []);
  await store.write(physical, version, [...cars.keys()], known, LANDED);
  await store.refresh(physical);
}

beforeAll(async () => {
  index.loadTables(TABLES);
  finder.landedOrders.update(LANDED);
  finder.reader.setSynonyms(SYNONYMS);
  vocabulary.loadTables(TABLES);
  vocabulary.reader.setSynonyms(SYNONYMS);
  await store.prepare();
  physical = await store.create();
  const cars = Array.from({ length: CARS }, (_, at) => randomCar(dice, String(1_000 + at)));
  await put(1, new Map(cars.map((car) => [car.spuId, car])));
  await store.publish(physical);
  vocabulary.load(await store.numbers());
});

afterAll(async () => {
  await store.dropOthers(undefined);
  await cluster.work({ method: 'DELETE', path: `/${address.prefix}-positions` });
  await cluster.close();
});

const ask = (filters: CarFilters, more: Partial<CarQuery> = {}): CarQuery => ({
  ...filters,
  sort: 1,
  limit: 20,
  offset: 0,
  withFacets: true,
  locale: 'ru',
  ...more,
});

const parsed = (json: JsonText): unknown => JSON.parse(Buffer.from(json).toString());

/** Returns the content of an answer; values with the same number of cars are in no promised order. */
function said({ cards, facets, scope, ...found }: CarsFound): unknown {
  const counted = facets && (parsed(facets) as CarFacetsView);
  return {
    ...found,
    cards: JSON.parse(Buffer.concat(cards).toString()) as unknown,
    brands: parsed(found.brands),
    categories: parsed(found.categories),
    facets: counted && sorted(counted),
    scope: scope && covering(scope),
  };
}

/** Returns a scope without series of makes that are in it. */
const covering = (scope: readonly string[]): string[] =>
  scope.filter((id) => !scope.includes(index.brands.find(id)?.row?.parentId ?? '')).sort();

const sorted = (facets: CarFacetsView): object =>
  Object.fromEntries(
    Object.entries(facets).map(([name, facet]) => [
      name,
      Array.isArray(facet) ? facet.map((value) => JSON.stringify(value)).sort() : facet,
    ]),
  );

async function expectEqual(query: CarQuery): Promise<CarsFound> {
  const [one, other] = [await embedded.find(query), await remote.find(query)];
  expect({ query, found: said(other) }).toEqual({ query, found: said(one) });
  return other;
}

const words = (): string[] =>
  [...naive.wordsOf(dice.pick([...naive.cars.values()]))].filter((word) => word.length > 2);

async function compare(times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    const filters = randomFilters(dice, words());
    const sort = dice.pick(CAR_SORTS);
    const found = await expectEqual(ask(filters, { sort, offset: dice.chance(0.3) ? 20 : 0 }));
    expect(await remote.total(filters)).toBe(await embedded.total(filters));
    // The naive search takes words literally, and uses a day of its own.
    if (!filters.keyword && !filters.age3to5) expect(found.total).toBe(naive.find(filters).length);
  }
}

it(
  'answers random questions as the embedded engine does: cars, order, totals and all counts',
  () => compare(QUESTIONS),
  120_000,
);

it('continues after each car without repeating or leaving out one, in every order', async () => {
  for (const sort of CAR_SORTS) {
    const filters = { ...randomFilters(dice, words()), keyword: 'тойота' };
    const walked: string[] = [];
    let after: CarQuery['after'];
    for (let pages = 0; pages < 60; pages += 1) {
      const { cards, last } = await remote.find(ask(filters, { sort, limit: 50, after, withFacets: false }));
      walked.push(...idsOf(cards));
      after = last;
      if (!after) break;
    }
    const all = await embedded.find(ask(filters, { sort, limit: 3_000, withFacets: false }));
    expect(walked).toEqual(idsOf(all.cards));
  }
}, 120_000);

const idsOf = (cards: CarsFound['cards']): string[] =>
  (JSON.parse(Buffer.concat(cards).toString()) as { spuId: string }[]).map(({ spuId }) => spuId);

it.each([
  'тойота',
  'toyota camry',
  '丰田凯美瑞',
  '丰田 2020',
  'камри 2.5',
  'rav4',
  'рав 4',
  'tiggo7pro',
  'тигго семь',
  'тойтоа',
  'njqjnf',
  'бэха',
  'бмв x5',
  'икс пять',
  'х5',
  'самурайка',
  'deluxe харбин',
  'премиум gt sport',
  'нетакогослова',
  'тойота нетакогослова',
])('reads %s as the embedded engine does, by relevance', async (keyword) => {
  await expectEqual(ask({ keyword }, { sort: 10 as CarSort }));
  await expectEqual(ask({ keyword, condition: 'new', maxPrice: 1 }, { sort: 10 as CarSort }));
});

it('counts makes, series and categories as the embedded engine does', async () => {
  expect(await remote.countCategories({ shopId: '501' })).toEqual(
    await embedded.countCategories({ shopId: '501' }),
  );
  for (const entry of index.brands.stored()) {
    const other = vocabulary.brands.find(entry.id)!;
    expect([entry.id, other.cars.size, vocabulary.lowestPrices.of(other)]).toEqual([
      entry.id,
      entry.cars.size,
      finder.lowestPrices.of(entry),
    ]);
    for (const condition of [0, 1, 2])
      for (const id of ['', '100', '110', '121']) {
        const own = index.brandCounts.of(condition, index.categories.find(id)!.position)[entry.position] ?? 0;
        const position = vocabulary.categories.find(id)!.position;
        expect(vocabulary.brandCounts.of(condition, position)[other.position] ?? 0).toBe(own);
      }
  }
});

it('counts values of attributes as the embedded engine does', async () => {
  const valueIds = [...ATTR_VALUES, '999'];
  for (let at = 0; at < 30; at += 1) {
    const filters = randomFilters(dice, words());
    const { counts } = await remote.countAttrs(filters, valueIds);
    expect({ filters, counts }).toEqual({
      filters,
      counts: (await embedded.countAttrs(filters, valueIds)).counts,
    });
  }
});

it('follows changes, and never replaces a newer version by an older one', async () => {
  const changes = new Map<string, SourceCar | undefined>();
  for (let at = 0; at < 300; at += 1) {
    const spuId = String(1_000 + dice.between(0, CARS + 50));
    changes.set(spuId, dice.chance(0.3) ? undefined : randomCar(dice, spuId));
  }
  const ids = [...changes.keys()];
  const before = await store.read(physical, ids);
  await put(7, changes);
  // A replica that has lost the lock without noticing it writes data that it has read before.
  await store.write(physical, 6, ids, [...before.values()], LANDED);
  await store.refresh(physical);
  vocabulary.load(await store.numbers());
  // Facets may be shared for half a second.
  await pause(600);
  await compare(QUESTIONS / 3);
}, 120_000);

it('refuses a position before the stored one', async () => {
  const position = { index: physical, seenBelow: '1' };
  await store.storePosition({ ...position, version: 12 });
  await expect(store.storePosition({ ...position, version: 11 })).rejects.toThrow();
  expect(await store.position()).toEqual({ ...position, version: 12 });
});

it('refuses a search in words while no node answers', async () => {
  const nowhere = new OpenSearchCluster(['http://127.0.0.1:9']);
  const search = new OpenSearchCarSearch(nowhere, { alias: store.alias, vocabulary, version: 1 }, figures);
  await expect(search.find(ask({}))).rejects.toMatchObject({
    declaration: { key: 'product.searchUnavailable', status: 503 },
  });
  await nowhere.close();
});
