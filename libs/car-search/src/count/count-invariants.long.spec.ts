import { boundsOf, type CarSort } from '@mall/contracts/product';
import fc from 'fast-check';
import { DATED, LANDED, NaiveSearch } from '../../test/naive-search.js';
import { ATTR_VALUES, Dice, randomCar, randomFilters, TABLES } from '../../test/random-catalogue.js';
import type { CarFilters } from '../car-search.port.js';
import { CarFinder } from '../find/car-finder.js';
import { CarIndex } from '../index/car-index.js';
import { COUNTED } from './count-layout.js';
import type { Facets } from './facet-sums.js';
import { positionOfCode, VALUE_NAMES, valueAt } from '../index/value-fields.js';

/** Number of cars at which cars with a common word are no longer visited. */
const MANY = 15_000;
const WORDS = ['toyota', 'камри', '丰田', 'deluxe', 'sport'];
/** Filters that are added to a query, by the facets that disregard them. */
const [minYear] = boundsOf('year');
const NARROWER: readonly CarFilters[] = [
  { condition: 'used' },
  { maxPrice: 30_000_000 },
  { [minYear]: 2020 },
  { hasStock: 1 },
  { brandIds: ['1', '21'] },
  { city: ['Harbin'] },
  { region: ['tianjin'] },
] as CarFilters[];

interface Catalogue {
  readonly index: CarIndex;
  readonly finder: CarFinder;
  readonly naive: NaiveSearch;
}

function catalogueOf(seed: number, size: number): Catalogue {
  const dice = new Dice(seed);
  const index = new CarIndex();
  index.loadTables(TABLES);
  const finder = new CarFinder(index);
  finder.datedFlags.update(DATED);
  finder.landedOrders.update(LANDED);
  const naive = new NaiveSearch(TABLES);
  index.startLoading(size);
  for (let at = 0; at < size; at += 1) {
    const car = randomCar(dice, String(1_000 + at));
    naive.cars.set(car.spuId, car);
    index.put(car);
  }
  index.endLoading();
  finder.prepare();
  return { index, finder, naive };
}

const large = catalogueOf(77, MANY);
const catalogue: fc.Arbitrary<Catalogue> = fc.oneof(
  fc.constant(large),
  fc.tuple(fc.integer(), fc.integer({ min: 0, max: 1_500 })).map(([seed, size]) => catalogueOf(seed, size)),
);
const question: fc.Arbitrary<CarFilters> = fc.integer().map((seed) => randomFilters(new Dice(seed), WORDS));
const RUNS = { numRuns: 10 };

const numbersOf = ({ total, counts, cityCountsForRegions, flags, ends }: Facets): unknown => ({
  total,
  counts: COUNTED.map((counted) => [...counts[counted]]),
  regions: [...cityCountsForRegions],
  flags,
  ends,
});

describe('the counts of any question on any catalogue', () => {
  it('are those of a full scan', () => {
    fc.assert(
      fc.property(catalogue, question, ({ finder, naive }, filters) => {
        const facets = finder.facets(filters);
        expect(facets.total).toBe(naive.find(filters).length);
        for (const name of VALUE_NAMES) {
          const counts = [...facets.counts[name]].flatMap((count, at) =>
            count > 0 && at > 0 ? [[valueAt(name, at)!, count] as const] : [],
          );
          expect({ name, ...Object.fromEntries(counts) }).toEqual({ name, ...naive.counts(filters, name) });
        }
      }),
      RUNS,
    );
  });

  it('are those of a full scan for regions too, with cities chosen or not', () => {
    fc.assert(
      fc.property(catalogue, question, ({ index, finder, naive }, filters) => {
        const expected = new Map<number, number>();
        for (const { city } of naive.find({ ...filters, region: undefined })) {
          const position = index.cities.positionOf(city);
          expected.set(position, (expected.get(position) ?? 0) + 1);
        }
        const counts = [...finder.facets(filters).cityCountsForRegions.entries()];
        expect(new Map(counts.filter(([, count]) => count > 0))).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it('are the same when the question is repeated, whatever was asked in between', () => {
    fc.assert(
      fc.property(catalogue, question, question, ({ finder }, filters, others) => {
        const first = numbersOf(finder.facets(filters));
        finder.facets(others);
        expect(numbersOf(finder.facets(filters))).toEqual(first);
      }),
      RUNS,
    );
  });

  it('are nowhere higher for a narrower question', () => {
    fc.assert(
      fc.property(catalogue, question, fc.constantFrom(...NARROWER), ({ finder }, filters, added) => {
        const [name] = Object.keys(added) as (keyof CarFilters)[];
        fc.pre(filters[name!] === undefined);
        const [wide, narrow] = [finder.facets(filters), finder.facets({ ...filters, ...added })];
        expect(narrow.total).toBeLessThanOrEqual(wide.total);
        for (const counted of COUNTED)
          narrow.counts[counted].forEach((count, at) =>
            expect(count).toBeLessThanOrEqual(wide.counts[counted][at]!),
          );
        for (const [flag, count] of Object.entries(narrow.flags))
          expect(count).toBeLessThanOrEqual(wide.flags[flag as keyof Facets['flags']]);
      }),
      RUNS,
    );
  });

  it('add up to the total over the values of a field without a filter, unknown ones included', () => {
    fc.assert(
      fc.property(catalogue, question, ({ finder }, filters) => {
        const facets = finder.facets(filters);
        const sum = (counts: Uint32Array): number => counts.reduce((all, count) => all + count, 0);
        for (const name of VALUE_NAMES)
          if (filters[name] === undefined)
            expect([name, sum(facets.counts[name])]).toEqual([name, facets.total]);
        if (!filters.brandIds) expect(sum(facets.counts.brand)).toBe(facets.total);
      }),
      RUNS,
    );
  });
});

it('counts values of attributes as a full scan, and as choosing one beside the others leaves them, nowhere higher', () => {
  const valueIds = [...ATTR_VALUES, '999'];
  fc.assert(
    fc.property(catalogue, question, fc.constantFrom(...ATTR_VALUES), ({ finder, naive }, filters, id) => {
      const counts = finder.countAttrs(filters, valueIds);
      const found = naive.find(filters);
      expect(counts).toEqual(
        valueIds.map((one) => found.filter(({ attrValueIds }) => attrValueIds.includes(one)).length),
      );
      const chosen = { ...filters, attrValueGroups: [...(filters.attrValueGroups ?? []), [id]] };
      expect(finder.facets(chosen).total).toBe(counts[valueIds.indexOf(id)]);
      finder
        .countAttrs(chosen, valueIds)
        .forEach((count, at) => expect(count).toBeLessThanOrEqual(counts[at]!));
    }),
    RUNS,
  );
});

it('finds the same cars in the same order with facets as without, at any depth and by relevance', () => {
  const sort = fc.constantFrom<CarSort>(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  fc.assert(
    fc.property(question, sort, fc.integer({ min: 0, max: 400 }), ({ ...filters }, by, offset) => {
      const query = { ...filters, sort: by, offset, limit: 20, locale: 'ru' } as const;
      const [counted, bare] = [true, false].map((withFacets) => {
        const { page, total, last } = large.finder.find({ ...query, withFacets });
        return { page: [...page], total, last };
      });
      expect(counted).toEqual(bare);
    }),
    {
      numRuns: 40,
      examples: [
        [{ keyword: 'toyota' }, 10, 0],
        [{ keyword: 'toyota sport' }, 10, 300],
        [{ keyword: 'toy' }, 10, 40],
      ],
    },
  );
});

it('counts as a full scan while the catalogue outgrows its capacity again and again', () => {
  const dice = new Dice(5);
  const { finder, naive, index } = catalogueOf(5, 50);
  for (let round = 0; round < 12; round += 1) {
    for (let at = 0; at < 400; at += 1) {
      const car = randomCar(dice, String(1_000 + dice.between(0, 6_000)));
      naive.cars.set(car.spuId, car);
      index.put(car);
    }
    const filters = { condition: 'used', minPrice: 10_000_000 } as CarFilters;
    const { total, counts, ends } = finder.facets(filters);
    const found = naive.find(filters);
    expect({ round, total }).toEqual({ round, total: found.length });
    expect(counts.condition[positionOfCode('condition', 'used')]).toBe(found.length);
    expect(ends.year.max).toBe(Math.max(...found.map(({ year }) => year ?? -1)));
  }
});
