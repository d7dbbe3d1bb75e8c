import type { ManagedProcess, Voice } from '@mall/local-stack';
import { productImportApi } from '@mall/contracts/product';
import { fill } from './bench.js';
import { BenchMall } from './bench-mall.js';
import { load, type Measurement } from './load.js';
import type { Options } from './options.js';
import { Questions } from './questions.js';
import { WIDE_AND_NARROW } from './shapes.js';

const REPLACEMENTS = 2;
const CONNECTIONS = 16;
const TURN_SECONDS = 4;
/** More than are asked in one turn. */
const QUESTIONS_OF_A_TURN = 12_000;
/** Duration of the load before, between and after the replacements. */
const STEADY_MS = 8_000;

/** Replaces the product service by another process, twice, while questions are asked, and prints their results. */
export async function measureRolling(
  options: Pick<Options, 'cars' | 'seed' | 'dataDir'>,
  voice: Voice,
  signal: AbortSignal,
): Promise<void> {
  const mall = await BenchMall.open(voice, signal, options.dataDir);
  const replaced = new AbortController();
  let current: ManagedProcess | undefined;
  try {
    const { cars: from } = await mall.clientOf(productImportApi).catalogueSize({});
    await fill(mall, from, options.cars, voice);
    const asking = askUntil(AbortSignal.any([replaced.signal, signal]), mall, options);
    for (let turn = 1; turn <= REPLACEMENTS; turn += 1) {
      await steadily();
      const found = await voice.step(`Replacement ${turn}`, () => mall.replaceProduct(current));
      current = found.process;
      voice.say(
        `  ready after ${found.startSeconds.toFixed(1)} s; the old one ended within ${found.stopSeconds.toFixed(2)} s`,
      );
    }
    await steadily();
    replaced.abort();
    voice.say(summaryOf(await asking));
  } finally {
    replaced.abort();
    await current?.stop();
    await mall.close();
  }
}

async function askUntil(
  signal: AbortSignal,
  mall: BenchMall,
  { cars, seed }: Pick<Options, 'cars' | 'seed'>,
): Promise<Measurement[]> {
  const questions = new Questions(cars, seed);
  const turns: Measurement[] = [];
  while (!signal.aborted) {
    const paths = questions.draw(
      WIDE_AND_NARROW[turns.length % WIDE_AND_NARROW.length]!,
      QUESTIONS_OF_A_TURN,
    );
    turns.push(
      await load({
        origin: mall.origins.uncached,
        paths,
        connections: CONNECTIONS,
        seconds: TURN_SECONDS,
      }),
    );
  }
  return turns;
}

function summaryOf(turns: readonly Measurement[]): string {
  const requests = turns.reduce((sum, turn) => sum + turn.requests, 0);
  const failures = turns.reduce((sum, turn) => sum + turn.failures, 0);
  const worst = Math.max(...turns.map(({ p99Ms }) => p99Ms));
  return `${requests} requests, ${failures} failed; the highest p99 of ${TURN_SECONDS} seconds was ${worst} ms`;
}

const steadily = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, STEADY_MS));
