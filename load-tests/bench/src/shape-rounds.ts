import type { BenchMall, HoldTimes } from './bench-mall.js';
import { load, type Measurement } from './load.js';
import type { Options } from './options.js';
import { drawQueries } from './queries.js';
import { Questions } from './questions.js';
import { QUESTION_SHAPES, type QuestionShape } from './shapes.js';

/** The measurements of one shape; `bare` right before `asked`, in each round. */
export interface ShapeFinding {
  readonly shape: QuestionShape;
  /** Median number of matching cars; `undefined` without facets. */
  readonly cars: number | undefined;
  readonly bare: readonly Measurement[];
  readonly asked: readonly Measurement[];
}

export interface ShapeFindings {
  readonly cars: number;
  readonly seed: number;
  readonly rounds: number;
  readonly connections: number;
  readonly shapes: readonly ShapeFinding[];
  /** Brand pages beside the same number of connections with the widest questions. */
  readonly brandPagesBeside: Measurement;
  readonly widestBeside: Measurement;
  /** The blocking times of all questions after the warm-up. */
  readonly holds: HoldTimes;
}

const CONNECTIONS = 32;
const ROUNDS = 3;
const SECONDS = 2;
/** Number of warm-up questions, which show how many questions per second a shape needs. */
const FIRST = 1_500;
const SPARE = 1.6;

/** Number of visitors who look at makes beside the widest questions. */
const BRAND_VISITORS = 4;
const FAIRNESS_SECONDS = 8;

/** Measures each shape in turn, round after round, each right after its limit; no question is asked twice. */
export async function measureShapes(
  mall: BenchMall,
  { cars, seed }: Pick<Options, 'cars' | 'seed'>,
  note: (text: string) => void,
): Promise<ShapeFindings> {
  const questions = new Questions(cars, seed);
  const found: {
    shape: QuestionShape;
    cars: number | undefined;
    bare: Measurement[];
    asked: Measurement[];
    path: string;
    rounds: readonly Round[];
  }[] = [];
  for (const shape of Object.values<QuestionShape>(QUESTION_SHAPES)) {
    note(`warm-up, ${shape.title}`);
    const sample = questions.draw(shape, 40);
    const path = await mall.fixedPath(sample);
    const { perSecond } = await ask(mall, questions.draw(shape, FIRST), 1);
    const rounds = roundsOf(
      questions.draw(shape, Math.ceil(perSecond * SPARE) * SECONDS * ROUNDS),
      perSecond,
    );
    found.push({ shape, cars: await mall.carsFound(sample), bare: [], asked: [], path, rounds });
  }
  const warmUp = await mall.holdTimes();
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const { shape, path, rounds, bare, asked } of found) {
      note(`round ${round} of ${ROUNDS}, ${shape.title}`);
      bare.push(
        await load({ origin: mall.origins.bareGateway, paths: [path], connections: CONNECTIONS, seconds: 1 }),
      );
      const { paths, seconds } = rounds[round - 1]!;
      asked.push(await ask(mall, paths, seconds));
    }
  note('makes beside the widest questions');
  const widest = [QUESTION_SHAPES.priceFrom, QUESTION_SHAPES.yearAndPrice, QUESTION_SHAPES.conditionAndPrice];
  const [brandPagesBeside, widestBeside] = await Promise.all([
    load({
      origin: mall.origins.uncached,
      paths: drawQueries(cars, 2_000).brandPages,
      connections: BRAND_VISITORS,
      seconds: FAIRNESS_SECONDS,
    }),
    ask(
      mall,
      widest.flatMap((shape) => questions.draw(shape, FAIRNESS_SECONDS * 500)),
      FAIRNESS_SECONDS,
    ),
  ]);
  return {
    cars,
    seed,
    rounds: ROUNDS,
    connections: CONNECTIONS,
    shapes: found,
    brandPagesBeside,
    widestBeside,
    holds: since(warmUp, await mall.holdTimes()),
  };
}

/** The questions of one round, and their minimum duration. */
interface Round {
  readonly paths: readonly string[];
  readonly seconds: number;
}

/** Rounds are shorter than `SECONDS` where a shape has too few different questions. */
function roundsOf(paths: readonly string[], perSecond: number): Round[] {
  const each = Math.floor(paths.length / ROUNDS);
  const seconds = Math.min(SECONDS, each / (perSecond * SPARE));
  return Array.from({ length: ROUNDS }, (_, at) => ({
    paths: paths.slice(at * each, (at + 1) * each),
    seconds,
  }));
}

const since = (before: HoldTimes, after: HoldTimes): HoldTimes =>
  after.map(({ upToMs, questions }, at) => ({ upToMs, questions: questions - (before[at]?.questions ?? 0) }));

const ask = (mall: BenchMall, paths: readonly string[], seconds: number): Promise<Measurement> =>
  load({ origin: mall.origins.uncached, paths, connections: CONNECTIONS, seconds });
