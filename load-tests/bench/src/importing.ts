import type { Voice } from '@mall/local-stack';
import { productImportApi, productSearchApi } from '@mall/contracts/product';
import { BenchMall } from './bench-mall.js';
import { fillBase, fillCars, untilFound } from './filling.js';
import { JsonClient } from './json-client.js';
import { openLoop } from './open-loop.js';
import type { Options } from './options.js';
import { percentile } from './percentile.js';
import { Questions } from './questions.js';
import { WIDE_AND_NARROW } from './shapes.js';

/** The uncached searches of a busy shop, 1.7 million a day: an import must not slow them down. */
const QUESTIONS_A_SECOND = 20;
const TURN_SECONDS = 4;

/** The results of the questions in one turn. */
interface Turn {
  readonly milliseconds: number[];
  failures: number;
}

/** Imports a whole catalogue into an empty mall while questions are asked at a fixed rate, and prints the duration of both. */
export async function measureImport(
  options: Pick<Options, 'cars' | 'seed'>,
  voice: Voice,
  signal: AbortSignal,
): Promise<void> {
  const mall = await BenchMall.open(voice, signal);
  const ended = new AbortController();
  try {
    const importing = mall.clientOf(productImportApi);
    await voice.step('Makes and categories', () => fillBase(importing));
    const asking = askUntil(AbortSignal.any([ended.signal, signal]), mall, options);
    const startedAt = performance.now();
    const secondsSinceStart = (): number => Math.round((performance.now() - startedAt) / 1_000);
    await voice.step(`${options.cars} cars`, (note) =>
      fillCars(importing, 0, options.cars, (done) => note(`${done} are in`)),
    );
    const acceptedAfter = secondsSinceStart();
    await voice.step('All of them in the search', (note) =>
      untilFound(mall.clientOf(productSearchApi), options.cars, (found) => note(`${found} are found`)),
    );
    voice.say(`accepted after ${acceptedAfter} s, all found after ${secondsSinceStart()} s`);
    ended.abort();
    voice.say(summaryOf(await asking));
  } finally {
    ended.abort();
    await mall.close();
  }
}

async function askUntil(
  signal: AbortSignal,
  mall: BenchMall,
  { cars, seed }: Pick<Options, 'cars' | 'seed'>,
): Promise<Turn[]> {
  const questions = new Questions(cars, seed);
  const client = new JsonClient(mall.origins.uncached);
  const turns: Turn[] = [];
  while (!signal.aborted) {
    const paths = questions.draw(
      WIDE_AND_NARROW[turns.length % WIDE_AND_NARROW.length]!,
      QUESTIONS_A_SECOND * TURN_SECONDS,
    );
    const turn: Turn = { milliseconds: [], failures: 0 };
    turns.push(turn);
    await openLoop(QUESTIONS_A_SECOND, TURN_SECONDS, async (index, dueAt) => {
      const status = await client.statusOf({ path: paths[index % paths.length]! });
      if (status !== 200) turn.failures += 1;
      turn.milliseconds.push(performance.now() - dueAt);
    });
  }
  await client.close();
  return turns;
}

function summaryOf(turns: readonly Turn[]): string {
  const all = turns.flatMap(({ milliseconds }) => milliseconds);
  const failures = turns.reduce((sum, turn) => sum + turn.failures, 0);
  const slow = turns.filter(({ milliseconds }) => percentile(milliseconds, 0.99) > 100).length;
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(all, share).toFixed(0));
  return [
    `${all.length} questions, ${QUESTIONS_A_SECOND} a second, ${failures} failed; p50 ${p50} ms, p99 ${p99} ms, ${most} ms at most;`,
    `p99 was above 100 ms in ${slow} of ${turns.length} times ${TURN_SECONDS} seconds`,
  ].join(' ');
}
