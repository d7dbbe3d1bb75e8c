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

/** One side of a comparison: a filled mall and its questions. */
export interface Side {
  readonly mall: BenchMall;
  readonly tasks: Readonly<Record<Contestant, Task>>;
}

/** Opens a mall of a checkout with a number of cars. `opened` is called before it is filled, so that it is always closed. */
export async function openSide(
  { BenchMall, fillBase, fillCars }: Checkout,
  cars: number,
  voice: Voice,
  signal: AbortSignal,
  opened: (mall: BenchMall) => void,
): Promise<Side> {
  const mall = await BenchMall.open(voice, signal);
  opened(mall);
  const importing = mall.clientOf(productImportApi);
  await fillBase(importing);
  await voice.step(`${cars} cars`, () => fillCars(importing, 0, cars, () => undefined));
  await mall.restartProduct();
  return { mall, tasks: await tasksOf(mall, drawQueries(cars, QUERIES)) };
}

/** The measurements of a side. */
export interface SideMeasurement extends Measurement {
  /** Processor milliseconds of the side's processes per request; `NaN` when not measured. */
  readonly cpuMs: number;
}

/**
 * Measures one path on all sides in turn, first in this order, then in the reverse one, so that other load of the machine affects
 * all equally. Returns each side's measurements by round.
 *
 * @param spentSeconds returns the processor seconds of a side so far
 */
export async function measuredInTurn(
  sides: readonly Side[],
  name: Contestant,
  { rounds, secondsEach, connections }: Pick<Options, 'rounds' | 'secondsEach' | 'connections'>,
  spentSeconds: (side: Side) => number = () => NaN,
): Promise<readonly SideMeasurement[][]> {
  const found = sides.map((): SideMeasurement[] => []);
  const most = Math.max(...connections);
  for (let round = 0; round <= rounds; round += 1) {
    const order = round % 2 === 0 ? [...sides.keys()] : [...sides.keys()].reverse();
    for (const at of order) {
      const side = sides[at]!;
      const before = spentSeconds(side);
      const measured = await load({ ...side.tasks[name], connections: most, seconds: secondsEach });
      const cpuMs = ((spentSeconds(side) - before) * 1_000) / measured.requests;
      // The first round is warm-up and not counted.
      if (round > 0) found[at]!.push({ ...measured, cpuMs });
    }
  }
  return found;
}

type Figure = 'perSecond' | 'cpuMs';

export const medianOf = (measured: readonly SideMeasurement[], figure: Figure = 'perSecond'): number =>
  median(measured.map((one) => one[figure]));

/** Returns the median of the rounds' ratios. */
export const ratioOf = (
  mine: readonly SideMeasurement[],
  other: readonly SideMeasurement[],
  figure: Figure = 'perSecond',
): number => median(mine.map((one, round) => one[figure] / other[round]![figure]));
