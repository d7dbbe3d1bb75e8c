/** How large a run is. */
export interface ChaosOptions {
  readonly form: 'short' | 'long';
  readonly seed: number;
  /** Orders placed while faults strike. */
  readonly orders: number;
  /** Buyers who want the last car at once. */
  readonly buyers: number;
  /** Last cars, one after the other. */
  readonly rounds: number;
  /** Orders for which payment, cancellation and the end of their time race each other. */
  readonly races: number;
  /** Deals begun in a second at most. */
  readonly rate: number;
  /** No new deal is begun after so many minutes of driving. */
  readonly minutes: number;
  /** Seconds from one fault to the next at most, besides the time to recover. */
  readonly calm: number;
  /** Where the report is written as JSON, besides being printed. */
  readonly report: string | undefined;
  /** A Markdown file that gets the summary of a long run between its two marks. */
  readonly note: string | undefined;
  /** Keeps the folder with logs and data when something was found. */
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

  --seed N      what is drawn: faults, moments, cars, decisions of buyers (drawn and printed when missing)
  --orders N    orders placed under faults (${LONG.orders})
  --minutes N   no new deal after so many minutes (${LONG.minutes})
  --rate N      deals begun in a second at most (${LONG.rate})
  --calm N      seconds between two faults at most (${LONG.calm})
  --rounds N    last cars for all buyers at once (${LONG.rounds})
  --buyers N    how many they are (${LONG.buyers})
  --races N     orders raced by slip, cancellation and expiry (${LONG.races})
  --short       the form inside npm test: fewer of everything
  --report F    writes the report as JSON, too
  --note F      puts the summary of the run between the marks of a Markdown file
  --keep        keeps the folder with logs and data when something was found`;

const NUMBERS = ['seed', 'orders', 'minutes', 'rate', 'rounds', 'buyers', 'races', 'calm'] as const;

/** @throws Error in one sentence for an option that does not exist or makes no sense. */
export function readOptions(args: readonly string[]): ChaosOptions {
  const given = new Map<string, string | true>();
  for (let index = 0; index < args.length; index += 1) {
    const [name = '', inline] = args[index]!.replace(/^--/, '').split('=', 2);
    if (name === 'short' || name === 'keep') given.set(name, true);
    else if (name === 'report' || name === 'note' || (NUMBERS as readonly string[]).includes(name))
      given.set(name, inline ?? args[(index += 1)] ?? '');
    else throw new Error(`There is no option ${args[index]}.`);
  }
  const form = given.has('short') ? 'short' : 'long';
  const base = form === 'short' ? SHORT : LONG;
  const number = (name: (typeof NUMBERS)[number], fallback: number): number => {
    const text = given.get(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (text !== '' && Number.isInteger(value) && value >= 0) return value;
    throw new Error(`--${name} must be a whole number, not "${String(text)}".`);
  };
  return {
    form,
    seed: number('seed', Math.floor(Math.random() * 1_000_000)),
    orders: number('orders', base.orders),
    buyers: number('buyers', base.buyers),
    rounds: number('rounds', base.rounds),
    races: number('races', base.races),
    rate: number('rate', base.rate),
    minutes: number('minutes', base.minutes),
    calm: number('calm', base.calm),
    report: given.get('report') as string | undefined,
    note: given.get('note') as string | undefined,
    keep: given.has('keep'),
  };
}
