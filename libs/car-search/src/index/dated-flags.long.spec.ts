import { setImmediate as turn } from 'node:timers/promises';
import { DATED } from '../../test/naive-search.js';
import { Dice, randomCar, TABLES } from '../../test/random-catalogue.js';
import { CarFinder } from '../find/car-finder.js';
import { CarIndex } from './car-index.js';

const CARS = 5_000;
const LATER = { ...DATED, today: '2029-03-01' };

function loaded(): CarFinder {
  const dice = new Dice(5);
  const index = new CarIndex();
  index.loadTables(TABLES);
  index.startLoading(CARS);
  for (let at = 0; at < CARS; at += 1) index.put(randomCar(dice, String(1_000 + at)));
  index.endLoading();
  return new CarFinder(index);
}

const counted = (finder: CarFinder): unknown => ({
  flags: finder.facets({}).flags,
  ofAge: finder.facets({ age3to5: 1 }).total,
  preferential: finder.facets({ preferential: 1, condition: 'used' }).total,
});

describe('flags that depend on the date', () => {
  it('are recomputed in slices to the same counts as at once', async () => {
    const [atOnce, inSlices] = [loaded(), loaded()];
    for (const finder of [atOnce, inSlices]) {
      finder.datedFlags.update(DATED);
      finder.prepare();
    }
    expect(counted(inSlices)).toEqual(counted(atOnce));
    const before = inSlices.facets({ age3to5: 1 }).total;
    atOnce.datedFlags.update(LATER);
    inSlices.datedFlags.follow(LATER);
    expect(inSlices.facets({ age3to5: 1 }).total).toBe(before);
    for (let turns = 0; turns < 100; turns += 1) await turn();
    expect(counted(inSlices)).toEqual(counted(atOnce));
    expect(inSlices.facets({ age3to5: 1 }).total).not.toBe(before);
  });

  it('count every car, also those that were read before the first setting', async () => {
    const [atOnce, inSlices] = [loaded(), loaded()];
    atOnce.datedFlags.update(DATED);
    inSlices.datedFlags.follow({ ...DATED, limits: undefined });
    await turn();
    inSlices.datedFlags.follow(DATED);
    for (let turns = 0; turns < 100; turns += 1) await turn();
    expect(counted(inSlices)).toEqual(counted(atOnce));
  });
});
