import { isBlank, say, type Texts } from '@mall/validation';
import {
  carFact,
  carFactNames,
  FACTS_TO_PUBLISH,
  labelOfFact,
  USED_FACTS_TO_PUBLISH,
  type CarFactName,
} from './car-fact-table.js';
import type { CarFacts } from './car-facts.js';
import type { CarPicture } from './car.dto.js';
import { carNameLabel, type Angle, type Condition } from './car-words.js';
import type { InspectionReport } from './inspection.js';
import { anglesOf, neededViews, viewNeeds, type ViewNeed } from './needed-views.js';

/** Parts of a listing that its sale can need. Empty fields are null, undefined, or empty texts. */
export type ListedCar = { readonly [Fact in keyof CarFacts]?: unknown } & {
  readonly name?: Partial<Texts> | null;
  readonly vin?: string | null;
  readonly pictures?: readonly Partial<CarPicture>[] | null;
  readonly inspection?: Partial<InspectionReport> | null;
};

/** Something that a listing can need. */
interface Need {
  /** Field of the car, where a form shows it. */
  readonly field: string;
  readonly label: Texts;
  readonly isMet: (car: ListedCar) => boolean;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const factNeed = (fact: CarFactName): Need => ({
  field: fact,
  label: labelOfFact(fact),
  isMet: ({ [fact]: value }) =>
    carFact(fact).kind === 'texts' ? !isBlank(value as Partial<Texts> | null | undefined) : isGiven(value),
});

const has = ({ pictures }: ListedCar, angles: readonly Angle[]): boolean =>
  (pictures ?? []).some(({ angle }) => angle !== undefined && angles.includes(angle));

const viewNeed = (need: ViewNeed): Need => ({
  field: 'pictures',
  label: neededViews[need].label,
  isMet: (car) => has(car, anglesOf(need)),
});

/** Facts that people enter. */
type EnteredFact = Exclude<CarFactName, 'powerHp'>;
const enteredFacts = carFactNames.filter(
  (name): name is EnteredFact => carFact(name).derivedFrom === undefined,
);

/** Everything that a listing can need, by its code, in the order of the form. */
export const saleNeeds = {
  name: { field: 'name', label: carNameLabel, isMet: ({ name }) => !isBlank(name) },
  vin: { field: 'vin', label: say('VIN', '车架号', 'VIN'), isMet: ({ vin }) => isGiven(vin) },
  ...(Object.fromEntries(enteredFacts.map((fact) => [fact, factNeed(fact)])) as Record<EnteredFact, Need>),
  inspection: {
    field: 'inspection',
    label: say('Отчёт об осмотре', '检测报告', 'Inspection report'),
    isMet: ({ inspection }) => isGiven(inspection?.inspectedOn),
  },
  pictures: {
    field: 'pictures',
    label: say('Фотографии', '图片', 'Pictures'),
    isMet: ({ pictures }) => (pictures ?? []).length > 0,
  },
  ...(Object.fromEntries(viewNeeds.map((need) => [need, viewNeed(need)])) as Record<ViewNeed, Need>),
  /** Defects of the report are shown in it or among the pictures; a car without any needs none. */
  defectViews: {
    field: 'pictures',
    label: say('Фото дефектов из отчёта', '检测报告中瑕疵的照片', 'Photos of the defects in the report'),
    isMet: (car) => {
      const defects = car.inspection?.defects ?? [];
      return defects.length === 0 || defects.some(({ imgUrl }) => isGiven(imgUrl)) || has(car, ['defect']);
    },
  },
} as const satisfies Record<string, Need>;

export type SaleNeed = keyof typeof saleNeeds;

export const saleNeedCodes = Object.keys(saleNeeds) as SaleNeed[];

/** Needs of every car, whatever its kind. */
const ALWAYS_NEEDED: readonly SaleNeed[] = ['name', ...FACTS_TO_PUBLISH];

const neededAnyhow = new Set<SaleNeed>([...ALWAYS_NEEDED, ...USED_FACTS_TO_PUBLISH]);

/** Needs that staff choose for a kind of cars, with their names; the others are needed without being chosen. */
export const chosenNeeds = Object.fromEntries(
  saleNeedCodes.filter((code) => !neededAnyhow.has(code)).map((code) => [code, saleNeeds[code].label]),
) as Readonly<Record<string, Texts>>;

/** Needs of listings of one kind beyond the facts that every car on sale has. */
export interface ListingRule {
  /** Codes of `saleNeeds`; those of a later release are left out of account. */
  readonly needs: readonly string[];
}

/** Rules that apply where staff have made none. The facts of every car on sale, such as the colour, need no rule. */
export const defaultListingRules: Readonly<Record<Condition, { readonly needs: readonly SaleNeed[] }>> = {
  used: {
    needs: [
      ...(['vin', 'inspection', 'pictures', 'frontView', 'rearView', 'leftView', 'rightView'] as const),
      ...(['dashboardView', 'vinPlateView', 'defectViews'] as const),
    ],
  },
  new: { needs: [] },
};

/** Returns the default rule of a condition; a car whose condition is not known has none. */
export const defaultRuleOf = (condition: unknown): ListingRule =>
  typeof condition === 'string' && Object.hasOwn(defaultListingRules, condition)
    ? defaultListingRules[condition as Condition]
    : { needs: [] };

/** Returns what cars of a condition need whatever the rule of their kind. */
export const anyhowNeededBy = (condition: unknown): readonly SaleNeed[] =>
  condition === 'used' ? [...ALWAYS_NEEDED, ...USED_FACTS_TO_PUBLISH] : ALWAYS_NEEDED;

/** Something that a listing lacks. */
export interface LeftNeed {
  readonly need: SaleNeed;
  /** Field where it is entered. */
  readonly field: string;
  readonly label: Texts;
}

/**
 * Returns what a car lacks before it goes on sale, in the order of the form: the name and facts that every car has, and what the rule of
 * its kind needs. The product service refuses cars by it, and forms show it while a person types.
 */
export function leftBeforeSale(car: ListedCar, rule: ListingRule): LeftNeed[] {
  const needed = new Set<string>([...anyhowNeededBy(car.condition), ...rule.needs]);
  return saleNeedCodes
    .filter((code) => needed.has(code) && !saleNeeds[code].isMet(car))
    .map((code) => ({ need: code, field: saleNeeds[code].field, label: saleNeeds[code].label }));
}
