import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { productImportApi } from '@mall/contracts/product';
import type { Voice } from '@mall/local-stack';
import type { BenchMall } from './bench-mall.js';
import { TARGETS, type Contestant } from './contestants.js';
import { load, median, type Measurement } from './load.js';
import type { Options } from './options.js';
import { drawQueries } from './queries.js';
import { QUERIES, tasksOf, type Task } from './rounds.js';

/** The measuring code of a checkout, which starts that checkout's services. */
interface Checkout {
  readonly BenchMall: typeof BenchMall;
  readonly fillBase: typeof import('./filling.js').fillBase;
  readonly fillCars: typeof import('./filling.js').fillCars;
}

/** One side of the comparison: a filled mall and what is asked of it. */
interface Side {
  readonly mall: BenchMall;
  readonly tasks: Readonly<Record<Contestant, Task>>;
}

/**
 * Measures this checkout beside another one, whose repository is built in `folder`. Both malls run at the same time and are
 * loaded in turn, each first in every second round, so that other load of the machine affects both alike.
 */
export async function compare(
  folder: string,
  options: Pick<Options, 'cars' | 'rounds' | 'secondsEach' | 'connections'>,
  voice: Voice,
  signal: AbortSignal,
): Promise<void> {
  const [here, there] = await Promise.all([checkoutIn(), checkoutIn(folder)]);
  const malls: BenchMall[] = [];
  try {
    const open = async (checkout: Checkout): Promise<Side> => {
      const mall = await checkout.BenchMall.open(voice, signal);
      malls.push(mall);
      const importing = mall.of(productImportApi);
      await checkout.fillBase(importing);
      await voice.step(`${options.cars} cars`, () =>
        checkout.fillCars(importing, 0, options.cars, () => undefined),
      );
      await mall.restartProduct();
      return { mall, tasks: await tasksOf(mall, drawQueries(options.cars, QUERIES)) };
    };
    const sides = [await open(here), await open(there)] as const;
    voice.say('\n| path | there, a second | here | here of there | limit, here of there |');
    voice.say('| --- | --- | --- | --- | --- |');
    for (const { path, limit, title } of TARGETS) {
      const [mine, other] = await measuredInTurn(sides, path, options);
      const [myLimit, otherLimit] = await measuredInTurn(sides, limit, options);
      const figures = [medianOf(other), medianOf(mine)].map((figure) => Math.round(figure));
      const shares = [ratioOf(mine, other), ratioOf(myLimit, otherLimit)].map((share) => share.toFixed(2));
      voice.say(`| ${[title, ...figures, ...shares].join(' | ')} |`);
    }
  } finally {
    for (const mall of malls) await mall.close();
  }
}

async function checkoutIn(folder?: string): Promise<Checkout> {
  const dist = folder
    ? pathToFileURL(join(folder, 'load-tests', 'bench', 'dist', '/')).href
    : new URL('./', import.meta.url).href;
  const [malls, filling] = await Promise.all(
    ['bench-mall.js', 'filling.js'].map((file) => import(new URL(file, dist).href)),
  );
  return { ...malls, ...filling } as Checkout;
}

async function measuredInTurn(
  sides: readonly [Side, Side],
  name: Contestant,
  { rounds, secondsEach, connections }: Pick<Options, 'rounds' | 'secondsEach' | 'connections'>,
): Promise<readonly [Measurement[], Measurement[]]> {
  const found = [[], []] as readonly [Measurement[], Measurement[]];
  const most = Math.max(...connections);
  for (let round = 0; round <= rounds; round += 1)
    for (const at of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const measured = await load({ ...sides[at].tasks[name], connections: most, seconds: secondsEach });
      // The first round is warm-up and not counted.
      if (round > 0) found[at].push(measured);
    }
  return found;
}

const medianOf = (measured: readonly Measurement[]): number =>
  median(measured.map(({ perSecond }) => perSecond));

const ratioOf = (mine: readonly Measurement[], other: readonly Measurement[]): number =>
  median(mine.map(({ perSecond }, round) => perSecond / other[round]!.perSecond));
