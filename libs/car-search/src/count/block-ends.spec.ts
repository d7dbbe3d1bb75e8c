import { recordOf } from '@mall/contracts/product';
import { Dice, randomCar, TABLES } from '../../test/random-catalogue.js';
import { BitmapMemory } from './bitmap-memory.js';
import { BlockEnds } from './block-ends.js';
import { BlockSizing } from './block-sizing.js';
import { CarIndex } from '../index/car-index.js';
import { RANGED } from './count-layout.js';
import type { Ends } from '../index/ends.js';
import { KeySteps } from './key-steps.js';

const CARS = 6_000;
const ANY: Ends = { min: 0, max: Infinity };
const dice = new Dice(23);
const index = new CarIndex();
index.loadTables(TABLES);
index.startLoading(CARS * 2);
for (let at = 0; at < CARS; at += 1) index.put(randomCar(dice, String(1_000 + at)));
index.endLoading();
const memory = new BitmapMemory(index.universe.capacity / 8);
const everything = memory.takeBitmap();
everything.bits.fill(0);
const change = (ord: number, isThere: boolean): void => {
  if (isThere) everything.bits[ord >>> 5]! |= 1 << (ord & 31);
  else everything.bits[ord >>> 5]! &= ~(1 << (ord & 31));
};
for (const ord of index.everything.members()) change(ord, true);
const steps = recordOf(
  RANGED,
  (ranged) =>
    new KeySteps(
      ranged,
      index.orderings[ranged],
      () => index.columns,
      memory,
      () => everything,
    ),
);
/** One finder reads every block, the other one leaves blocks to the steps after two. */
const finders = [new BlockEnds(index), new BlockEnds(index, 2)];
const follow = (ord: number, isThere: boolean): void => {
  change(ord, isThere);
  for (const ranged of RANGED) steps[ranged].change(ord, isThere);
  for (const ends of finders) ends.changed(ord);
};
index.observe({ carAdded: (ord) => follow(ord, true), carRemoving: (ord) => follow(ord, false) });

type Holds = (ord: number) => boolean;

const SETS: readonly [which: string, holds: Holds][] = [
  ['all cars', () => true],
  ['no car', () => false],
  ['a car of each hundred', (ord) => ord % 100 === 7],
  ['whole blocks and parts of others', (ord) => ord < 2_048 || ord % 700 === 3],
  ['dear cars', (ord) => index.columns.price[ord]! > 40_000_000],
  ['cars of unknown power', (ord) => index.columns.powerHp[ord]! < 0],
];

it.each(SETS)('finds the lowest and highest values of %s, while cars change', (_, holds) => {
  for (let round = 0; round < 5; round += 1) {
    const found = [...Array(index.positionCount).keys()].filter(
      (ord) => index.everything.has(ord) && holds(ord),
    );
    const mask = memory.takeBitmap();
    mask.bits.fill(0);
    for (const ord of found) mask.bits[ord >>> 5]! |= 1 << (ord & 31);
    const sized = new BlockSizing(memory).sized(mask, index.positionCount);
    for (const ranged of RANGED) {
      const known = found.map((ord) => index.columns[ranged][ord]!).filter((value) => value >= 0);
      const expected = { min: Math.min(...known), max: Math.max(...known) };
      const around = { min: expected.min * 0.9, max: expected.max * 1.1 };
      for (const within of known.length > 0 ? [ANY, around] : [ANY])
        for (const ends of finders)
          expect({ ranged, ...ends.endsOf(ranged, sized, within, steps[ranged]) }).toEqual({
            ranged,
            ...expected,
          });
    }
    for (let at = 0; at < 60; at += 1) {
      const spuId = String(1_000 + dice.between(0, CARS + 100));
      if (dice.chance(0.4)) index.remove(spuId);
      else index.put(randomCar(dice, spuId));
    }
  }
});
