import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '@mall/demo/random';
import { walkAgain, walkByDice, type Recipe, type Walked } from './one-walk.js';
import { wrongInTheEnd, type Violation } from './oracle/index.js';
import { shrink } from './shrink.js';
import type { Stage } from './stage.js';

export interface Plan {
  readonly walks: number;
  /** Number of the first walk of this seed; 1 by default. */
  readonly first?: number;
  readonly seed: number;
  readonly steps: number;
  /** Number of parallel walks. */
  readonly lanes: number;
  /** Seconds after which no further walk begins. */
  readonly seconds?: number;
  readonly isPatient?: boolean;
  /** Whether all violations are counted, instead of ending at the first. */
  readonly survey?: boolean;
  /** Whether a failed walk is shortened. */
  readonly shrinks?: boolean;
  /** Invariants that are not checked. */
  readonly ignored?: readonly string[];
  readonly say?: (text: string) => void;
}

export interface Failure {
  /** Number of the walk, from 1. */
  readonly nth: number;
  readonly recipe: Recipe;
  readonly ends: readonly string[];
  readonly found: readonly Violation[];
}

export interface Report {
  readonly walks: number;
  readonly steps: number;
  readonly refused: number;
  readonly milliseconds: number;
  readonly failure?: Failure;
  /** Counts by step and end. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** Number of walks for each broken invariant, with the first of them; only in a survey. */
  readonly broken: ReadonlyMap<string, { count: number; first: Failure }>;
}

/** Time within which all events are handled, even on a busy machine. */
const SETTLED_MS = 60_000;
const LOOK_MS = 150;

/**
 * Returns the violations that remain when all events of a walk have been handled; waits until there are none or the
 * time is over.
 */
async function wrongLater({ walk }: Walked, ignored: readonly string[]): Promise<Violation[]> {
  const until = Date.now() + SETTLED_MS;
  for (;;) {
    const wrong = wrongInTheEnd(await walk.look(), walk.told).filter(
      ({ invariant }) => !ignored.includes(invariant),
    );
    if (wrong.length === 0 || Date.now() > until) return wrong;
    await sleep(LOOK_MS);
  }
}

/** Returns the violations of a walk: those found after its steps, else those that remain when all events have been handled. */
export async function judged(
  { walk, ...rest }: Walked,
  ignored: readonly string[],
): Promise<readonly Violation[]> {
  return walk.violations.length > 0 ? walk.violations : wrongLater({ walk, ...rest }, ignored);
}

/** Returns the seed of a walk: the n-th walk of a run is the same regardless of the others. */
const seedOf = (seed: number, nth: number): number =>
  Math.floor(new Random((seed ^ Math.imul(nth, 0x9e3779b1)) >>> 0).next() * 2 ** 32);

/** Runs walks up to the first violation or the last walk. */
export async function runWalks(stage: Stage, plan: Plan): Promise<Report> {
  const begun = Date.now();
  const broken = new Map<string, { count: number; first: Failure }>();
  const until = begun + (plan.seconds ?? Infinity) * 1_000;
  const outcomes = new Map<string, number>();
  const { ignored = [], first = 1 } = plan;
  let [next, walks, steps, refused] = [first, 0, 0, 0];
  let failure: Failure | undefined;
  const lane = async (): Promise<void> => {
    // The end of a walk is checked while the next one runs.
    let settling: Promise<void> = Promise.resolve();
    while (next < first + plan.walks && Date.now() < until && (plan.survey || !failure)) {
      const nth = next++;
      const options = { isPatient: plan.isPatient ?? false, goesOn: plan.survey ?? false, ignored };
      const walked = await walkByDice(stage, seedOf(plan.seed, nth), plan.steps, options);
      await settling;
      walks += 1;
      steps += walked.ends.length;
      for (const [index, end] of walked.ends.entries()) {
        const name = `${walked.recipe.steps[index]!.do}: ${end}`;
        outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
      }
      refused += walked.ends.filter((end) => end.startsWith('refused')).length;
      if (walks % 100 === 0)
        plan.say?.(`${walks} walks, ${steps} steps, ${Math.round((Date.now() - begun) / walks)} ms each`);
      settling = settle(nth, walked);
    }
    await settling;
  };
  const settle = async (nth: number, walked: Walked): Promise<void> => {
    const found = await judged(walked, ignored);
    if (found.length === 0) return;
    const { recipe, ends } = walked;
    const wrong: Failure = { nth, recipe, ends, found };
    for (const invariant of new Set(found.map((one) => one.invariant))) {
      const known = broken.get(invariant);
      const first = { ...wrong, found: found.filter((one) => one.invariant === invariant) };
      broken.set(invariant, { count: (known?.count ?? 0) + 1, first: known?.first ?? first });
    }
    if (!failure || nth < failure.nth) failure = wrong;
  };
  await Promise.all(Array.from({ length: plan.lanes }, lane));
  return {
    walks,
    steps,
    refused,
    milliseconds: Date.now() - begun,
    broken,
    outcomes,
    ...(failure && !plan.survey
      ? { failure: plan.shrinks === false ? failure : await shortest(stage, failure, plan) }
      : {}),
  };
}

/** Returns the same failure with fewer steps, if they fail again alone. */
async function shortest(stage: Stage, failure: Failure, plan: Plan): Promise<Failure> {
  const [{ invariant }] = failure.found as [Violation];
  let best = failure;
  const isWrong = async (recipe: Recipe): Promise<boolean> => {
    const { ignored = [], isPatient = false } = plan;
    const walked = await walkAgain(stage, recipe, { isPatient, ignored });
    const found = (await judged(walked, ignored)).filter((one) => one.invariant === invariant);
    if (found.length > 0) best = { ...failure, recipe: walked.recipe, ends: walked.ends, found };
    return found.length > 0;
  };
  await shrink(failure.recipe, isWrong);
  return best;
}

/** Returns a failed walk as text, with a command that runs it again. */
export function told({ nth, recipe, ends, found }: Failure): string {
  const cars = recipe.setting.cars.map(
    ({ price, isNew, shop }, index) => `car ${index}: ${isNew ? 'new' : 'used'}, ${price} fen, shop ${shop}`,
  );
  const steps = recipe.steps.map((step, index) => {
    const { do: name, ...params } = step;
    return `${String(index + 1).padStart(3)}. ${name} ${JSON.stringify(params)} → ${ends[index]}`;
  });
  return [
    `Walk ${nth} broke ${[...new Set(found.map(({ invariant }) => invariant))].join(', ')}:`,
    ...found.slice(0, 5).map((one) => `  ${one.invariant}: order ${one.orderId || '-'}: ${one.found}`),
    ...cars,
    ...steps,
    `Walk it again: npm run walks -- --replay '${JSON.stringify(recipe)}'`,
  ].join('\n');
}
