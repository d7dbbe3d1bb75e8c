import { Dice, randomCar, TABLES } from '../../../test/random-catalogue.js';
import { CarIndex } from './car-index.js';
import { CountLayout, RANGED } from './count-layout.js';
import { DatedFlags } from './dated-flags.js';
import { DATED } from '../../../test/naive-search.js';
import { Sums } from './sums.js';
import { WideCounts } from './wide-counts.js';

/** Enough for a whole group of blocks and more. */
const CARS = 20_000;
const dice = new Dice(14);
const index = new CarIndex();
index.loadTables(TABLES);
const datedFlags = new DatedFlags(index);
datedFlags.update(DATED);
const wide = new WideCounts(index, datedFlags);

beforeAll(() => {
  index.startLoading(CARS);
  for (let at = 0; at < CARS; at += 1) index.put(randomCar(dice, String(1_000 + at)));
  index.endLoading();
  wide.prepare();
});

const cars = (): Uint32Array =>
  Uint32Array.from({ length: index.places }, (_, ord) => ord).filter((ord) => index.everything.has(ord));

/** Sums over the cars for which this holds, by visiting all. */
function visited(holds: (ord: number) => boolean): Sums {
  const layout = new CountLayout(index);
  const sums = new Sums(new Uint32Array(layout.size), datedFlags.version);
  sums.addAll(layout, index.columns, cars().filter(holds));
  return sums;
}

const shown = ({ size, counts, extents, flagged }: Sums) => ({
  size,
  counts: [...counts],
  ends: RANGED.map((ranged) => extents.of(ranged)),
  flagged: [...flagged],
});

const priceRange = (low: number, high: number) => {
  const { price: column } = index.columns;
  return wide.of({ range: { column, ordering: index.orderings.price, low, high } })!;
};

function change(times: number): void {
  for (let at = 0; at < times; at += 1) {
    const spuId = String(1_000 + dice.whole(0, CARS + 200));
    if (dice.chance(0.4)) index.remove(spuId);
    else index.put(randomCar(dice, spuId));
  }
}

it('know every range of prices, whatever changes', () => {
  const { price } = index.columns;
  const highest = Math.max(...Array.from(cars(), (ord) => price[ord]!));
  for (let round = 0; round < 8; round += 1) {
    change(round * 40);
    const [one, other] = [dice.whole(0, highest), dice.whole(0, highest)];
    const [low, high] = round % 4 === 0 ? [one, Infinity] : [Math.min(one, other), Math.max(one, other)];
    const expected = visited((ord) => index.columns.price[ord]! >= low && index.columns.price[ord]! <= high);
    expect({ round, low, high, ...shown(priceRange(low, high)) }).toEqual({
      round,
      low,
      high,
      ...shown(expected),
    });
  }
});

it('know everything, and the cars with one or several values of a field', () => {
  for (let round = 0; round < 4; round += 1) {
    expect(shown(wide.of(undefined)!)).toEqual(shown(visited(() => true)));
    const [first, second] = [index.values.fuel[1]!, index.values.fuel[2]!];
    expect(shown(wide.of({ postings: [first] })!)).toEqual(shown(visited((ord) => first.has(ord))));
    const either = wide.of({ postings: [first, second] })!;
    expect(shown(either)).toEqual(shown(visited((ord) => first.has(ord) || second.has(ord))));
    change(500);
  }
});

it('follow flags that are recomputed for another date', () => {
  const before = shown(wide.of(undefined)!).flagged;
  datedFlags.update({ ...DATED, today: '2032-01-01' });
  expect(shown(wide.of(undefined)!).flagged).not.toEqual(before);
  expect(shown(wide.of(undefined)!)).toEqual(shown(visited(() => true)));
  expect(shown(priceRange(0, Infinity))).toEqual(shown(visited(() => true)));
  datedFlags.update(DATED);
  expect(shown(wide.of(undefined)!).flagged).toEqual(before);
});

it('know no car in a range that is empty or upside down', () => {
  expect(priceRange(-2, -1).size).toBe(0);
  expect(priceRange(9e15, Infinity).size).toBe(0);
  expect(priceRange(5_000_000, 4_000_000).size).toBe(0);
});
