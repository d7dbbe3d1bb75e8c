import type { Voice } from '@mall/local-stack';
import { productImportApi } from '@mall/contracts/product';
import type { BenchMall } from './bench-mall.js';
import type { Contestant } from './contestants.js';
import { load, median, type Measurement } from './load.js';
import type { Options } from './options.js';
import { drawQueries } from './queries.js';
import { QUERIES, tasksOf, type Task } from './rounds.js';

/** The measuring code of a checkout, which starts that checkout's services. */
export interface Checkout {
  readonly BenchMall: typeof BenchMall;
  readonly fillBase: typeof import('./filling.js').fillBase;
  readonly fillCars: typeof import('./filling.js').fillCars;
}

/** One side of a comparison: a filled mall and what is asked of it. */
export interface Side {
  readonly mall: BenchMall;
  readonly tasks: Readonly<Record<Contestant, Task>>;
}

/** A mall of a checkout with so many cars. `opened` hears of it before it is filled, to close it whatever happens. */
export async function openSide(
  { BenchMall, fillBase, fillCars }: Checkout,
  cars: number,
  voice: Voice,
  signal: AbortSignal,
  opened: (mall: BenchMall) => void,
): Promise<Side> {
  const mall = await BenchMall.open(voice, signal);
  opened(mall);
  const importing = mall.of(productImportApi);
  await fillBase(importing);
  await voice.step(`${cars} cars`, () => fillCars(importing, 0, cars, () => undefined));
  await mall.restartProduct();
  return { mall, tasks: await tasksOf(mall, drawQueries(cars, QUERIES)) };
}

/**
 * Measures one path on all sides in turn, first in this order, then in the reverse one, so that other load of the machine
 * affects all alike. Of each side, its measurements round by round.
 */
export async function measuredInTurn(
  sides: readonly Side[],
  name: Contestant,
  { rounds, secondsEach, connections }: Pick<Options, 'rounds' | 'secondsEach' | 'connections'>,
): Promise<readonly Measurement[][]> {
  const found = sides.map((): Measurement[] => []);
  const most = Math.max(...connections);
  for (let round = 0; round <= rounds; round += 1) {
    const order = round % 2 === 0 ? [...sides.keys()] : [...sides.keys()].reverse();
    for (const at of order) {
      const measured = await load({ ...sides[at]!.tasks[name], connections: most, seconds: secondsEach });
      // The first round is warm-up and not counted.
      if (round > 0) found[at]!.push(measured);
    }
  }
  return found;
}

export const medianOf = (measured: readonly Measurement[]): number =>
  median(measured.map(({ perSecond }) => perSecond));

/** The median of the rounds' own ratios. */
export const ratioOf = (mine: readonly Measurement[], other: readonly Measurement[]): number =>
  median(mine.map(({ perSecond }, round) => perSecond / other[round]!.perSecond));
