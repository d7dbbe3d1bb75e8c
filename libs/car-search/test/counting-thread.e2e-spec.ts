import type { CarFilters } from '../src/car-search.port.js';
import { CarFinder, type Found } from '../src/find/car-finder.js';
import { CarIndex } from '../src/index/car-index.js';
import { CountingThread } from '../src/count/counting-thread.js';
import type { Facets } from '../src/count/facet-sums.js';
import { DATED, LANDED } from './naive-search.js';
import { Dice, randomCar, randomFilters, TABLES } from './random-catalogue.js';

const CARS = 9_000;
const WORDS = ['toyota', 'камри', '丰田', 'deluxe', 'sport'];
/** The thread runs the built code. */
const url = new URL('../dist/count/counting-thread.worker.js', import.meta.url);
const QUERY = { sort: 5, limit: 20, offset: 0, withFacets: true, locale: 'ru' } as const;

describe('a second thread that counts', () => {
  const warnings: string[] = [];
  const dice = new Dice(41);
  const thread = new CountingThread((text) => void warnings.push(text), { url, leastBlocks: 1 });
  /** Returns a counter of the same cars, each in an index of its own. */
  const index = new CarIndex();
  const indexOfAlone = new CarIndex();
  const indexes = [index, indexOfAlone];
  for (const one of indexes) one.loadTables(TABLES);
  const beside = finderOf(index, thread);
  const alone = finderOf(indexOfAlone, undefined);
  let handedOver = 0;

  function finderOf(cars: CarIndex, counting: CountingThread | undefined): CarFinder {
    const finder = new CarFinder(cars, counting);
    finder.datedFlags.update(DATED);
    finder.landedOrders.update(LANDED);
    return finder;
  }

  beforeAll(() => {
    for (const one of indexes) one.startLoading(CARS);
    for (let at = 0; at < CARS; at += 1) put(String(1_000 + at));
    for (const one of indexes) one.endLoading();
    for (const finder of [beside, alone]) finder.prepare();
  });
  afterAll(() => thread.onModuleDestroy());

  const numbersOf = ({ total, counts, cityCountsForRegions, flags, ends, landed }: Facets): unknown =>
    structuredClone({ total, counts, cityCountsForRegions, flags, ends, landed });
  const filters = (): CarFilters => randomFilters(dice, WORDS);

  const seen = (found: Found | undefined): unknown =>
    found && [numbersOf(found.facets!), Array.from(found.page), found.total];

  async function askBoth(asked: CarFilters): Promise<readonly [unknown, unknown]> {
    const found = beside.findBeside({ ...asked, ...QUERY });
    if (found instanceof Promise) handedOver += 1;
    return [seen(await found), seen(alone.find({ ...asked, ...QUERY }))];
  }

  /** Changes the catalogue meanwhile. */
  function change(): void {
    for (let at = 0; at < 5; at += 1) {
      const spuId = String(1_000 + dice.between(0, CARS - 1));
      if (dice.chance(0.3)) for (const one of indexes) one.remove(spuId);
      else put(spuId);
    }
  }

  function put(spuId: string): void {
    const car = randomCar(dice, spuId);
    for (const one of indexes) one.put(car);
  }

  it('finds and counts what one thread does, however many ask at once', async () => {
    for (let round = 0; round < 40; round += 1)
      for (const [found, expected] of await Promise.all(Array.from({ length: 8 }, () => askBoth(filters()))))
        expect(found).toEqual(expected);
    expect(handedOver).toBeGreaterThan(50);
  });

  it('is not used when cars change while it counts, and counts them correctly afterwards', async () => {
    handedOver = 0;
    for (let round = 0; round < 60; round += 1) {
      const asked = filters();
      const found = beside.findBeside({ ...asked, ...QUERY });
      const facets = beside.facetsBeside(asked);
      change();
      if (found instanceof Promise) expect(await found).toBeUndefined();
      if (facets instanceof Promise) expect(await facets).toBeUndefined();
      // Blocks with new values are created again in turns of their own; until then this thread counts.
      beside.prepare();
      const [later, expected] = await askBoth(asked);
      expect(later).toEqual(expected);
    }
    expect(handedOver).toBeGreaterThan(5);
  });

  it('is not needed once it has ended', async () => {
    const ending = new CountingThread((text) => void warnings.push(text), { url, leastBlocks: 1 });
    const finder = finderOf(index, ending);
    finder.prepare();
    const asked: CarFilters = { maxPrice: 30_000_000 };
    const found = finder.findBeside({ ...asked, ...QUERY });
    expect(found).toBeInstanceOf(Promise);
    await ending.onModuleDestroy();
    await found;
    const next = finder.findBeside({ ...asked, ...QUERY });
    expect(next).not.toBeInstanceOf(Promise);
    expect(seen(await next)).toEqual(seen(alone.find({ ...asked, ...QUERY })));
    expect(warnings).toEqual([]);
  });

  it('reports once that it failed, and leaves its queries to their callers', async () => {
    const failing = new CountingThread((text) => void warnings.push(text), {
      url: new URL('data:text/javascript,throw new Error("no thread")'),
      leastBlocks: 1,
    });
    const finder = finderOf(index, failing);
    finder.prepare();
    const found = finder.findBeside({ maxPrice: 30_000_000, ...QUERY });
    expect(await found).toBeUndefined();
    expect(finder.findBeside({ maxPrice: 30_000_000, ...QUERY })).not.toBeInstanceOf(Promise);
    expect(warnings).toEqual([expect.stringContaining('no thread')]);
  });
});
