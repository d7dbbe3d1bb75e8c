import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Measurements to make, and their duration. */
export interface Options {
  readonly cars: number;
  /** Size of the small catalogue for comparison. */
  readonly fewCars: number;
  readonly connections: readonly number[];
  /** Number of rounds; each figure is their median. */
  readonly rounds: number;
  readonly secondsEach: number;
  readonly mixSeconds: number;
  /** Whether to measure only the questions by shape, without the older measurements. */
  readonly questionsOnly: boolean;
  /** Seed from which the questions are drawn. */
  readonly seed: number;
  /** A folder that keeps the cars for the next run; cars in it are not imported again. */
  readonly dataDir?: string;
  /** Whether to write the table into a file; false for quick runs. */
  readonly writes: boolean;
  /** Another checkout to compare this one with. */
  readonly against?: string;
  /** Whether to measure only the cost of tracing. */
  readonly tracing?: boolean;
  /** Whether only to replace the product service by another process while questions are asked. */
  readonly rolling?: boolean;
  /** Whether only to import the catalogue into an empty mall while questions are asked. */
  readonly importing?: boolean;
}

export const HELP = `npm run bench [-- [--cars <number>] [--questions | --rolling | --importing] [--data <folder>] [--seed <number>] | --quick | --against <folder> | --tracing]

  --cars <number>     size of the catalogue, 100000 unless told otherwise
  --questions         only the table of question shapes
  --rolling           replaces the product service twice while questions are asked, and counts failures; writes no table
  --importing         imports the catalogue into an empty mall while questions are asked; writes no table
  --data <folder>     keeps the cars in this folder, for the next run to measure without importing them; with --questions or --rolling
  --seed <number>     draws other questions; the report names the seed
  --quick             10,000 cars and short looks: to see that everything runs; writes no table
  --against <folder>  measures this checkout beside another one, built in that folder, in turn
  --tracing           measures a mall that traces nothing beside one that traces 1 % and one that traces all requests
  --help              this text

Starts a mall of its own on free ports of this machine and ends it afterwards. Close what else is running: figures
are ratios within one run, but a busy machine makes them jump, so no table is made while others use the processors.`;

const FULL: Options = {
  cars: 100_000,
  fewCars: 10_000,
  connections: [32, 64],
  rounds: 5,
  secondsEach: 2,
  mixSeconds: 30,
  questionsOnly: false,
  seed: 1,
  writes: true,
};
/** Rounds of one second: many short turns average out other load better than few long ones. */
const AGAINST: Options = { ...FULL, connections: [32], rounds: 20, secondsEach: 1, writes: false };
const QUICK: Options = {
  ...FULL,
  cars: 10_000,
  fewCars: 2_000,
  connections: [32],
  rounds: 3,
  secondsEach: 1,
  mixSeconds: 10,
  writes: false,
};

/** Reads the command line. @throws Error that explains the wrong argument. */
export function readOptions(args: readonly string[]): Options | 'help' {
  if (args.includes('--help')) return 'help';
  if (args.length === 0) return FULL;
  if (args.length === 1 && args[0] === '--quick') return QUICK;
  if (args[0]?.startsWith('--against'))
    return { ...AGAINST, against: args.at(-1)!.replace('--against=', '') };
  if (args.length === 1 && args[0] === '--tracing')
    return { ...AGAINST, cars: QUICK.cars, rounds: 15, tracing: true };
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        cars: { type: 'string', default: String(FULL.cars) },
        seed: { type: 'string', default: String(FULL.seed) },
        questions: { type: 'boolean', default: false },
        rolling: { type: 'boolean', default: false },
        importing: { type: 'boolean', default: false },
        data: { type: 'string' },
      },
    });
    const [cars, seed] = [Number(values.cars), Number(values.seed)];
    if (!Number.isInteger(cars) || cars <= FULL.fewCars || !Number.isInteger(seed))
      throw new Error('no such number');
    if ([values.questions, values.rolling, values.importing].filter(Boolean).length > 1)
      throw new Error('one of them');
    if (values.data !== undefined && !values.questions && !values.rolling)
      throw new Error('only with --questions or --rolling');
    return {
      ...FULL,
      cars,
      seed,
      questionsOnly: values.questions,
      ...(values.rolling && { rolling: true, writes: false }),
      ...(values.importing && { importing: true, writes: false }),
      ...(values.data !== undefined && { dataDir: resolve(values.data) }),
    };
  } catch (failure) {
    throw new Error(`That is not understood: ${args.join(' ')}\n\n${HELP}`, { cause: failure });
  }
}
