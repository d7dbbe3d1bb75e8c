import { recordOf } from '@mall/contracts/product';
import { Dice, randomCar, TABLES } from '../../test/random-catalogue.js';
import { BitmapMemory, type Bitmap } from './bitmap-memory.js';
import { CarIndex } from '../index/car-index.js';
import { CountBlocks } from './count-blocks.js';
import { COUNT_FIELDS, CountLayout } from './count-layout.js';
import { valueOf } from './field-values.js';
import { bitOf } from '../index/flags.js';

/** Cars for a group of blocks and one more, which is not full. */
const CARS = 9_000;
const dice = new Dice(19);
const index = new CarIndex();
index.loadTables(TABLES);
index.startLoading(CARS * 2);
for (let at = 0; at < CARS; at += 1) index.put(randomCar(dice, String(1_000 + at)));
index.endLoading();
const memory = new BitmapMemory(index.universe.capacity / 8);
const blocks = new CountBlocks(index, memory);
index.observe({
  carAdded: (ord) => blocks.carAdded(ord),
  carRemoving: (ord) => blocks.carRemoved(ord),
});

/** Changes a flag of a car, as a new date does. */
function turnFlag(ord: number): void {
  index.columns.flags[ord]! ^= bitOf('preferential');
  blocks.carChanged(ord);
}

function changeSome(): void {
  for (let at = 0; at < 20; at += 1) {
    const spuId = String(1_000 + dice.between(0, CARS + 100));
    if (dice.chance(0.4)) index.remove(spuId);
    else index.put(randomCar(dice, spuId));
  }
}

function turnSome(): void {
  for (let at = 0; at < 20; at += 1) {
    const ord = dice.between(0, index.positionCount - 1);
    if (index.everything.has(ord)) turnFlag(ord);
  }
}

/** Returns the counters without the first one, which takes values that are not counted. */
const countersOf = (counts: ArrayLike<number>, size: number): number[] => Array.from(counts).slice(1, size);

/** Returns the mask of the cars for which this is true. */
function maskOf(holds: (ord: number) => boolean): Bitmap {
  const mask = memory.takeBitmap();
  mask.bits.fill(0);
  for (let ord = 0; ord < index.positionCount; ord += 1)
    if (index.everything.has(ord) && holds(ord)) mask.bits[ord >>> 5]! |= 1 << (ord & 31);
  return mask;
}

function countedBySight({ bits }: Bitmap): number[] {
  const layout = new CountLayout(index);
  const counts = new Array<number>(layout.size).fill(0);
  for (let ord = 0; ord < index.positionCount; ord += 1)
    if ((bits[ord >>> 5]! & (1 << (ord & 31))) !== 0)
      for (const field of COUNT_FIELDS) {
        const value = valueOf(index.columns, field, ord);
        counts[value < 0 ? 0 : layout.start(field) + value]! += 1;
      }
  return counts;
}

const MASKS: readonly [which: string, holds: (ord: number) => boolean][] = [
  ['all cars', () => true],
  ['whole blocks and none', (ord) => Math.floor(ord / 1_024) !== 1],
  ['a whole block and parts of others', (ord) => ord < 1_024 || ord % 3 === 0],
  ['quarters of blocks', (ord) => ord % 1_024 >= 300 && ord % 1_024 < 500],
  ['all but a few of each block', (ord) => ord % 90 !== 7],
];

it.each(MASKS)('counts %s by sums and bitmaps, while cars are added, changed and removed', (_, holds) => {
  blocks.prepare();
  for (let round = 0; round < 12; round += 1) {
    const mask = maskOf(holds);
    const { counts, layout } = blocks.count(recordOf(COUNT_FIELDS, () => mask));
    expect(countersOf(counts, layout.size)).toEqual(countersOf(countedBySight(mask), layout.size));
    changeSome();
    turnSome();
    // In every other round, cars whose values have no room in their blocks yet are visited.
    if (round % 2 === 0) blocks.prepare();
  }
});

it('keeps the counts of all cars while cars are added, changed and removed', () => {
  for (let round = 0; round < 12; round += 1) {
    const everything = maskOf(() => true);
    const { counts, layout } = blocks.count(
      recordOf(COUNT_FIELDS, () => everything),
      everything,
    );
    expect(countersOf(counts, layout.size)).toEqual(countersOf(countedBySight(everything), layout.size));
    changeSome();
    if (round % 3 === 0) turnSome();
  }
});
