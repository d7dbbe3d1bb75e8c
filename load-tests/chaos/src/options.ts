import { parseCommandLine } from '@mall/local-stack/command-line';
import { anySeed } from './any-seed.js';

/** The size of a run. */
export interface ChaosOptions {
  readonly form: 'short' | 'long';
  readonly seed: number;
  /** Orders placed while faults are injected. */
  readonly orders: number;
  /** Buyers who order the last car at the same time. */
  readonly buyers: number;
  /** Rounds of the last car. */
  readonly rounds: number;
  /** Orders for which payment, cancellation and expiry happen at the same time. */
  readonly races: number;
  /** Maximum number of deals begun per second. */
  readonly rate: number;
  /** Minutes after which no new deal is begun. */
  readonly minutes: number;
  /** Maximum seconds between two faults, besides the time to recover. */
  readonly calm: number;
  /** File to which the report is also written as JSON. */
  readonly report: string | undefined;
  /** Whether to keep the folder with logs and data when a check failed. */
  readonly keep: boolean;
}

const SHORT = { orders: 60, buyers: 200, rounds: 2, races: 40, rate: 3, minutes: 1, calm: 2 } as const;
const LONG = {
  orders: 1_000,
  buyers: 200,
  rounds: 20,
  races: 500,
  rate: 20,
  minutes: 60,
  calm: 30,
} as const;

export const HELP = `npm run chaos -- [options]

  --seed N      seed of faults, times, cars and decisions of buyers (random and printed by default)
  --orders N    orders placed while faults are injected (${LONG.orders})
  --minutes N   minutes after which no new deal begins (${LONG.minutes})
  --rate N      maximum number of deals begun per second (${LONG.rate})
  --calm N      maximum seconds between two faults (${LONG.calm})
  --rounds N    rounds in which all buyers order the last car at once (${LONG.rounds})
  --buyers N    number of these buyers (${LONG.buyers})
  --races N     orders with slip, cancellation and expiry at the same time (${LONG.races})
  --short       the form inside npm test: smaller numbers
  --report F    also writes the report as JSON
  --keep        keeps the folder with logs and data when a check failed
  --help        this text`;

/** Reads the command line. @throws UsageError that names unknown options or wrong values, and the known options. */
export function readOptions(args: readonly string[]): ChaosOptions {
  const base = args.includes('--short') ? SHORT : LONG;
  const { short, ...given } = parseCommandLine(
    HELP,
    {
      seed: { type: 'number', default: anySeed() },
      orders: { type: 'number', default: base.orders },
      minutes: { type: 'number', default: base.minutes },
      rate: { type: 'number', default: base.rate, least: 1 },
      calm: { type: 'number', default: base.calm },
      rounds: { type: 'number', default: base.rounds },
      buyers: { type: 'number', default: base.buyers, least: 1 },
      races: { type: 'number', default: base.races },
      short: { type: 'boolean' },
      report: { type: 'string' },
      keep: { type: 'boolean' },
    },
    args,
  );
  return { ...given, form: short ? 'short' : 'long' };
}
