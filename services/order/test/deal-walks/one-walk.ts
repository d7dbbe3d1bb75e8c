import { aVin } from '@mall/testing';
import { aNewCar, aUsedCar, putOnSale } from '../neighbours.js';
import { commands } from './commands/index.js';
import { Random } from '@mall/demo/random';
import { CLERKS } from './people.js';
import type { Stage } from './stage.js';
import type { Step } from './step.js';
import { shopIdOf, Walk, type CarTraits, type Setting } from './walk.js';

/** A walk as plain data: its initial setting and its steps. */
export interface Recipe {
  readonly setting: Setting;
  readonly steps: readonly Step[];
}

export interface Walked {
  readonly recipe: Recipe;
  readonly walk: Walk;
  /** End of each step. */
  readonly ends: readonly string[];
}

/** Probability of a step that is chosen without regard to the present state. */
const WILD = 0.12;

/** Probability of two steps at once. */
const AT_ONCE = 0.06;

const PRICES = [8_500_037, 10_749_991, 21_499_999, 44_970_000, 49_999_999];

export function someSetting(dice: Random): Setting {
  const car = (shop: 0 | 1, isNew: boolean): CarTraits => ({ price: dice.pick(PRICES), isNew, shop });
  return { cars: [car(0, false), car(0, true), car(1, false), car(1, dice.chance(0.5))] };
}

async function begin(
  stage: Stage,
  setting: Setting,
  { isPatient = false, ignored = [] }: Options,
): Promise<Walk> {
  const cars = setting.cars.map((traits, index) => {
    const name = `Haval Jolion ${index + 1}`;
    const own = {
      priceFee: traits.price,
      wholesalePriceFee: undefined,
      shopId: shopIdOf(traits),
      name: { ru: name, zh: name, en: name },
      mileageKm: 100 + index,
    };
    return traits.isNew
      ? aNewCar({ ...own, stock: 3 })
      : aUsedCar({ ...own, mileageKm: 42_000 + index, vin: aVin() });
  });
  const walk = new Walk(stage, cars, isPatient, ignored);
  await walk.patiently(() => putOnSale(stage.mall, ...cars));
  await walk.lookAgain();
  return walk;
}

/** Name of a step that runs two steps at once. */
const TOGETHER = 'together';

async function takeTogether(walk: Walk, steps: readonly Step[]): Promise<string> {
  const outcomes = await Promise.all(steps.map((step) => commands[step.do]!.run(walk, step)));
  walk.last = undefined;
  await walk.check({ end: 'done' });
  return outcomes.map((outcome) => outcome?.why ?? outcome?.end ?? 'nothing to do it on').join(' | ');
}

async function take(walk: Walk, step: Step): Promise<string> {
  if (step.do === TOGETHER) return takeTogether(walk, step['steps'] as readonly Step[]);
  const taken = commands[step.do];
  if (!taken) throw new Error(`There is no step ${step.do}.`);
  const outcome = await taken.run(walk, step);
  if (!outcome) return 'nothing to do it on';
  await walk.check(outcome);
  return outcome.end === 'done' ? 'done' : `${outcome.end}: ${outcome.why}`;
}

function nextStep(walk: Walk, dice: Random): Step {
  if (walk.orderIds.length === 0 || !dice.chance(AT_ONCE)) return oneStep(walk, dice);
  const first = oneStep(walk, dice);
  // The same step from two desks at once, or another step.
  const second = dice.chance(0.5)
    ? { ...first, ...(first['by'] ? { by: dice.pick(CLERKS) } : {}) }
    : oneStep(walk, dice);
  return { do: TOGETHER, steps: [first, second] };
}

function oneStep(walk: Walk, dice: Random): Step {
  const all = Object.entries(commands);
  const wild = all.filter(([, { any }]) => any);
  if (walk.orderIds.length > 0 && dice.chance(WILD)) {
    const [name, { any }] = dice.pick(wild);
    return { ...any!(walk, dice), do: name };
  }
  const wishes = all.flatMap(([name, { wishes: of }]) =>
    of(walk, dice).map(([weight, params]) => [weight, { ...params, do: name }] as const),
  );
  return dice.weighted(wishes);
}

interface Options {
  readonly isPatient?: boolean;
  /** Whether the walk continues after a violation. */
  readonly goesOn?: boolean;
  /** Invariants that are not checked. */
  readonly ignored?: readonly string[];
}

/** Makes and runs a walk from a seed, up to `length` steps or the first violation. */
export async function walkByDice(
  stage: Stage,
  seed: number,
  length: number,
  options: Options = {},
): Promise<Walked> {
  const dice = new Random(seed);
  const setting = someSetting(dice);
  const walk = await begin(stage, setting, options);
  const steps: Step[] = [];
  const ends: string[] = [];
  while (steps.length < length && (options.goesOn || walk.violations.length === 0)) {
    const step = nextStep(walk, dice);
    steps.push(step);
    ends.push(await take(walk, step));
  }
  if (walk.violations.length === 0) await walk.hearAll();
  return { recipe: { setting, steps }, walk, ends };
}

/** Runs a walk again, up to the first violation. */
export async function walkAgain(stage: Stage, recipe: Recipe, options: Options = {}): Promise<Walked> {
  const walk = await begin(stage, recipe.setting, options);
  const ends: string[] = [];
  for (const step of recipe.steps) {
    ends.push(await take(walk, step));
    if (!options.goesOn && walk.violations.length > 0) break;
  }
  if (walk.violations.length === 0) await walk.hearAll();
  return { recipe: { ...recipe, steps: recipe.steps.slice(0, ends.length) }, walk, ends };
}
