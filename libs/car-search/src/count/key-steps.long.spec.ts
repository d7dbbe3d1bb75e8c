import { Dice, randomCar, TABLES } from '../../test/random-catalogue.js';
import { BitmapMemory, type Bitmap } from './bitmap-memory.js';
import { CarIndex } from '../index/car-index.js';
import { KeySteps } from './key-steps.js';
import { listBits } from '../index/posting.js';

/** Number of cars for several steps of each ordering. */
const CARS = 6_000;
const dice = new Dice(41);
const index = new CarIndex();
index.loadTables(TABLES);
index.startLoading(CARS * 2);
for (let at = 0; at < CARS; at += 1) index.put(randomCar(dice, String(1_000 + at)));
index.endLoading();
const memory = new BitmapMemory(index.universe.capacity / 8);
const steps = new KeySteps(
  'price',
  index.orderings.price,
  () => index.columns,
  memory,
  () => everything(),
);
index.observe({
  carAdded: (ord) => steps.change(ord, true),
  carRemoving: (ord) => steps.change(ord, false),
});

function everything(): Bitmap {
  const all = memory.takeBitmap();
  writeWhere(all, () => true);
  return all;
}

function writeWhere(into: Bitmap, holds: (ord: number) => boolean): void {
  into.bits.fill(0);
  for (let ord = 0; ord < index.positionCount; ord += 1)
    if (index.everything.has(ord) && holds(ord)) into.bits[ord >>> 5]! |= 1 << (ord & 31);
}

function listed({ bits }: Bitmap): number[] {
  const ords = new Uint32Array(index.positionCount);
  return Array.from(ords.subarray(0, listBits(bits, { from: 0, to: bits.length }, ords)));
}

function change(): void {
  for (let at = 0; at < 200; at += 1) {
    const spuId = String(1_000 + dice.between(0, CARS + 100));
    if (dice.chance(0.4)) index.remove(spuId);
    else index.put(randomCar(dice, spuId));
  }
}

it('finds the cars of any range while cars change', () => {
  const [found, expected] = [memory.takeBitmap(), memory.takeBitmap()];
  for (let round = 0; round < 40; round += 1) {
    const { price } = index.columns;
    const low = dice.chance(0.2) ? 0 : dice.between(0, 62) * 1_000_000 + dice.between(0, 1);
    const high = dice.chance(0.2) ? Infinity : dice.between(0, 62) * 1_000_000;
    steps.range(low, high, found);
    writeWhere(expected, (ord) => price[ord]! >= low && price[ord]! <= high);
    expect({ round, low, high, cars: listed(found) }).toEqual({ round, low, high, cars: listed(expected) });
    change();
  }
});

it('finds and counts them while steps are created slice by slice, and when they are dropped meanwhile', async () => {
  const sliced = new KeySteps(
    'price',
    index.orderings.price,
    () => index.columns,
    memory,
    () => everything(),
    0,
  );
  index.observe({
    carAdded: (ord) => sliced.change(ord, true),
    carRemoving: (ord) => sliced.change(ord, false),
  });
  const [found, expected, some] = [memory.takeBitmap(), memory.takeBitmap(), memory.takeBitmap()];
  for (let round = 0; round < 60; round += 1) {
    const { price } = index.columns;
    const high = dice.between(0, 62) * 1_000_000;
    sliced.range(5_000_000, high, found);
    writeWhere(expected, (ord) => price[ord]! >= 5_000_000 && price[ord]! <= high);
    expect({ round, cars: listed(found) }).toEqual({ round, cars: listed(expected) });
    writeWhere(some, (ord) => ord % 3 === 0);
    writeWhere(expected, (ord) => ord % 3 === 0 && price[ord]! <= high);
    expect({ round, count: sliced.countUpTo(some, high) }).toEqual({ round, count: listed(expected).length });
    change();
    if (round % 17 === 16) sliced.drop();
    await new Promise(setImmediate);
  }
});

it('finds the lowest and highest price of any cars, and none of no cars', () => {
  const cars = memory.takeBitmap();
  for (const share of [0, 0.0005, 0.01, 0.5, 1]) {
    writeWhere(cars, () => dice.chance(share));
    const prices = listed(cars).map((ord) => index.columns.price[ord]!);
    expect({ share, ...steps.ends(cars) }).toEqual({
      share,
      min: Math.min(...prices),
      max: Math.max(...prices),
    });
  }
});

it.each([false, true])('cuts pages at any depth; descending: %s', (descending) => {
  const cars = memory.takeBitmap();
  for (const share of [0.002, 0.5]) {
    writeWhere(cars, () => dice.chance(share));
    const ordered = new Uint32Array(index.size);
    index.orderings.price.list(-Infinity, Infinity, ordered);
    const expected = [...ordered].filter((ord) => (cars.bits[ord >>> 5]! & (1 << (ord & 31))) !== 0);
    if (descending) expected.reverse();
    const { length } = expected;
    for (const offset of [0, 3, 300, 700, 2_000, length - 1, length, 1e6]) {
      const page = steps.page(cars, length, { descending }, offset, 20);
      expect({ share, offset, page: [...page] }).toEqual({
        share,
        offset,
        page: expected.slice(offset, offset + 20),
      });
    }
  }
});
