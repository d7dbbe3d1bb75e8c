import { carFields, CONDITIONS, countedNames, rangeNames } from '@mall/contracts/product';
import { DATED, LANDED, NaiveSearch } from '../../test/naive-search.js';
import { Dice, randomCar, randomFilters, randomSort, TABLES } from '../../test/random-catalogue.js';
import type { CarFilters, CursorPosition } from '../car-search.port.js';
import { CarFinder } from './car-finder.js';
import { CardWriter } from '../write/card-writer.js';
import { CarIndex } from '../index/car-index.js';
import type { Facets } from '../count/facet-sums.js';
import { HISTOGRAMS } from '../index/histograms.js';
import type { SourceCar } from '../index/source-car.js';
import { positionOfCode, VALUE_FIELDS, VALUE_NAMES, valueAt } from '../index/value-fields.js';

/** The engine and the naive search on the same cars. */
class Pair {
  readonly index = new CarIndex();
  readonly finder = new CarFinder(this.index);
  readonly naive = new NaiveSearch(TABLES);

  constructor(readonly dice: Dice) {
    this.index.loadTables(TABLES);
    this.finder.datedFlags.update(DATED);
    this.finder.landedOrders.update(LANDED);
  }

  load(count: number): void {
    this.index.startLoading(count);
    for (let at = 0; at < count; at += 1) this.put(randomCar(this.dice, String(1_000 + at)));
    this.index.endLoading();
  }

  put(car: SourceCar): void {
    this.naive.cars.set(car.spuId, car);
    this.index.put(car);
  }

  /** Adds, changes or removes random cars. */
  change(times: number): void {
    for (let at = 0; at < times; at += 1) {
      const spuId = String(1_000 + this.dice.between(0, this.naive.cars.size + 20));
      if (this.dice.chance(0.3)) {
        this.naive.cars.delete(spuId);
        this.index.remove(spuId);
      } else this.put(randomCar(this.dice, spuId));
    }
    this.index.meanings.refresh();
  }

  words(): string[] {
    const cars = [...this.naive.cars.values()];
    return [...this.naive.wordsOf(this.dice.pick(cars))].filter(
      (word) => !/\p{Script=Han}/u.test(word) && (word.length > 2 || /\d/.test(word)),
    );
  }

  page(
    filters: CarFilters,
    query: { sort: ReturnType<typeof randomSort>; limit: number; offset?: number; after?: CursorPosition },
  ) {
    const found = this.finder.find({ ...filters, offset: 0, ...query, withFacets: false, locale: 'ru' });
    return { ...found, ids: Array.from(found.page, (ord) => this.index.spuId(ord)) };
  }

  counts(facets: Facets, facet: string): Record<string, number> {
    const { index } = this;
    const named = (counts: Uint32Array, nameOf: (position: number) => string): Record<string, number> =>
      Object.fromEntries(
        [...counts].flatMap((count, at) => (count > 0 && nameOf(at) ? [[nameOf(at), count]] : [])),
      );
    switch (facet) {
      case 'brand':
      case 'series':
        return named(facets.counts[facet], (at) => index.brands.at(at).id);
      case 'shop':
        return named(facets.counts.shop, (at) => index.shops.at(at).id);
      case 'city':
        return named(facets.counts.city, (at) => index.cities.at(at).id);
      default: {
        const range = countedNames.find((one) => one === facet);
        if (range) return named(facets.counts[range], (at) => String(carFields[range].counted.from + at));
        const { name } = VALUE_FIELDS.find((one) => one.name === facet)!;
        return named(facets.counts[name], (at) => valueAt(name, at) ?? '');
      }
    }
  }
}

const COUNTED = ['brand', 'series', 'shop', 'city', ...countedNames, ...VALUE_NAMES] as const;
/** Sizes below and above the threshold from which sets are stored as bits. */
const SIZES = [40, 300, 3_000];

describe.each(SIZES)('with %i cars that are added, changed and removed', (size) => {
  const pair = new Pair(new Dice(size));
  const rounds = size > 1_000 ? 30 : 80;
  beforeAll(() => pair.load(size));

  it('finds, counts and orders the same cars as a full scan', () => {
    for (let round = 0; round < rounds; round += 1) {
      pair.change(round % 5);
      const filters = randomFilters(pair.dice, pair.words());
      const sort = randomSort(pair.dice);
      const expected = pair.naive.ordered(filters, sort);
      const offset = pair.dice.chance(0.5) ? 0 : pair.dice.between(0, expected.length);
      const found = pair.page(filters, { sort, limit: 20, offset });
      const asked = { round, filters, sort, offset };
      expect({ asked, total: found.total }).toEqual({ asked, total: expected.length });
      expect({ asked, ids: found.ids }).toEqual({ asked, ids: expected.slice(offset, offset + 20) });
    }
  });

  it('counts every facet without its own filter', () => {
    for (let round = 0; round < rounds / 4; round += 1) {
      pair.change(round % 3);
      const filters = randomFilters(pair.dice, pair.words());
      const facets = pair.finder.facets(filters);
      const asked = { round, filters };
      for (const facet of COUNTED) {
        const expected = pair.naive.counts(filters, facet);
        expect({ asked, facet, counts: pair.counts(facets, facet) }).toEqual({
          asked,
          facet,
          counts: expected,
        });
      }
      for (const { name, column, bounds } of HISTOGRAMS) {
        const expected = new Array<number>(bounds.length + 1).fill(0);
        for (const [value, count] of Object.entries(pair.naive.counts(filters, name)))
          expected[bounds.filter((bound) => Number(value) > bound).length]! += count;
        expect({ asked, name, counts: [...facets.counts[column]].slice(1) }).toEqual({
          asked,
          name,
          counts: expected,
        });
      }
      const { landed } = facets;
      const isAboutLanded = Object.keys(filters).some((field) => field.includes('anded'));
      expect({ asked, isCounted: landed !== undefined }).toEqual({ asked, isCounted: isAboutLanded });
      if (landed && landed.extra !== undefined) {
        const { steps } = carFields.landed;
        const expected = new Array<number>(steps.length + 1).fill(0);
        for (const [value, count] of Object.entries(pair.naive.counts(filters, 'landed')))
          expected[steps.filter((step) => Number(value) > step).length]! += count;
        expect({ asked, counts: landed.counts }).toEqual({ asked, counts: expected });
      }
      const sum = (facet: string): number => pair.naive.counts(filters, facet)['1'] ?? 0;
      expect({ asked, total: facets.total }).toEqual({ asked, total: pair.naive.find(filters).length });
      expect(facets.flags).toEqual({
        inStock: sum('inStock'),
        upTo160Hp: sum('upTo160Hp'),
        preferential: sum('preferential'),
        age3to5: sum('age3to5'),
      });
      for (const facet of ['price', ...rangeNames] as const) {
        const ends = facets.ends[facet];
        const values = Object.keys(pair.naive.counts(filters, facet)).map(Number);
        expect({ asked, facet, ...ends }).toEqual({
          asked,
          facet,
          min: values.length > 0 ? Math.min(...values) : Infinity,
          max: values.length > 0 ? Math.max(...values) : -Infinity,
        });
      }
    }
  });

  it('returns the number of cars and the lowest price of makes and series', () => {
    const { index, finder, naive } = pair;
    for (let round = 0; round < 10; round += 1) {
      pair.change(5);
      for (const categoryId of [undefined, '100', '120', '121'])
        for (const condition of [undefined, ...CONDITIONS]) {
          const counts = index.brandCounts.of(
            positionOfCode('condition', condition ?? null),
            categoryId ? index.categories.find(categoryId)!.position : 0,
          );
          const filters = { categoryId, condition } as CarFilters;
          const expected = { ...naive.counts(filters, 'brand'), ...naive.counts(filters, 'series') };
          const found = [...index.brands.stored()].flatMap(({ id, position }) =>
            counts[position] ? [[id, counts[position]]] : [],
          );
          expect({ round, ...filters, found: Object.fromEntries(found) as unknown }).toEqual({
            round,
            ...filters,
            found: expected,
          });
        }
      for (const brand of index.brands.stored()) {
        const prices = naive.find({ brandIds: [brand.id] }).map(({ priceFee }) => Number(priceFee));
        expect(finder.lowestPrices.of(brand)).toBe(prices.length > 0 ? Math.min(...prices) : undefined);
      }
    }
  });

  it('returns the makes and series that contain all cars found by the keyword', () => {
    for (let round = 0; round < 40; round += 1) {
      const keyword = pair.dice.some(pair.words(), 2).join(' ');
      const { scope } = pair.finder.find({
        keyword,
        condition: 'new',
        sort: 1,
        limit: 1,
        offset: 0,
        withFacets: false,
        locale: 'ru',
      });
      const found = pair.naive.find({ keyword });
      const outside = found.filter(
        ({ brandId, seriesId }) => !scope!.includes(brandId) && !scope!.includes(seriesId ?? ''),
      );
      expect({ keyword, outside }).toEqual({ keyword, outside: [] });
    }
  });

  it('recomputes on another date which cars are of the age with the lowest duty', () => {
    const ofAge = (): number => pair.finder.total({ age3to5: 1 });
    const before = ofAge();
    pair.finder.datedFlags.update({ ...DATED, today: '2052-01-01' });
    expect(ofAge()).toBe(0);
    pair.finder.datedFlags.update({ ...DATED, limits: undefined });
    expect(pair.finder.total({ preferential: 1 })).toBe(0);
    pair.finder.datedFlags.update(DATED);
    expect(ofAge()).toBe(before);
    expect(before).toBe(pair.naive.find({ age3to5: 1 }).length);
  });

  it('orders by landed cost again when rates, tables or the day change', () => {
    const query = { sort: 11, limit: 10_000 } as const;
    const landed = (ids: readonly string[]): number[] =>
      ids.map((id) => pair.index.columns.landedPerson[pair.index.positionOf(id)]!);
    const before = pair.page({}, query).ids;
    pair.finder.landedOrders.update(undefined);
    pair.finder.landedOrders.finish();
    expect(pair.page({ minLandedRub: 0 }, query)).toMatchObject({ ids: [], total: 0 });
    expect(new Set(landed(pair.page({}, query).ids))).toEqual(new Set([-1]));
    pair.finder.landedOrders.update(LANDED);
    pair.finder.landedOrders.finish();
    expect(pair.page({}, query).ids).toEqual(before);
    const known = landed(before).filter((total) => total >= 0);
    expect(known.length).toBeGreaterThan(0);
    expect(known).toEqual([...known].sort((left, right) => left - right));
  });

  it('returns the current card after changes, whatever was cached before', () => {
    const setting = { rate: { rate: 12, asOf: new Date() }, limits: undefined, today: '2026-11-21' };
    const kept = new CardWriter(pair.index);
    const personalFlags = { favourites: new Set(['1003']), viewed: new Set(['1005']) };
    for (let round = 0; round < 10; round += 1) {
      pair.change(5);
      const { page } = pair.page({}, { sort: 1, limit: 60 });
      const rate = { rate: 12 + Math.floor(round / 5), asOf: new Date() };
      for (const locale of ['ru', 'zh'] as const)
        for (const flagged of [undefined, personalFlags]) {
          const text = (writer: CardWriter): string =>
            Buffer.concat(writer.cards(page, locale, { ...setting, rate }, flagged)).toString();
          expect(text(kept)).toBe(text(new CardWriter(pair.index)));
          expect(JSON.parse(text(kept))).toHaveLength(page.length);
        }
    }
  });

  it('lists every unchanged car exactly once while others change between pages', () => {
    for (let round = 0; round < 6; round += 1) {
      const sort = randomSort(pair.dice);
      const filters = round % 2 === 0 ? {} : randomFilters(pair.dice, pair.words());
      const before = new Map(pair.naive.cars);
      const all = new Set(pair.naive.ordered(filters, sort));
      const seen: string[] = [];
      let after: CursorPosition | undefined;
      do {
        const page = pair.page(filters, { sort, limit: size > 1_000 ? 70 : 7, ...(after && { after }) });
        seen.push(...page.ids);
        after = page.last;
        pair.change(size > 1_000 ? 10 : 1);
      } while (after);
      const stayed = [...all].filter((spuId) => pair.naive.cars.get(spuId) === before.get(spuId));
      const counts = new Map<string, number>();
      for (const spuId of seen) counts.set(spuId, (counts.get(spuId) ?? 0) + 1);
      expect(stayed.filter((spuId) => counts.get(spuId) !== 1)).toEqual([]);
    }
  });
});

describe('totals', () => {
  it('are exact up to the bound and marked as lower bounds beyond it', () => {
    const pair = new Pair(new Dice(7));
    pair.load(10_001);
    expect(pair.page({}, { sort: 1, limit: 1 })).toMatchObject({ total: 10_000, totalIsLowerBound: true });
    pair.index.remove('1000');
    expect(pair.page({}, { sort: 1, limit: 1 })).toMatchObject({ total: 10_000, totalIsLowerBound: false });
  });
});
