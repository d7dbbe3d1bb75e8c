import type { TextParams, Texts } from '@mall/validation';
import type { CarFacts } from '../car-facts.js';
import type { Body } from '../car-words.js';

/** The fields of a car that rules compare. */
export type JudgedCar = {
  readonly [Fact in keyof CarFacts]?: CarFacts[Fact] | null;
} & {
  readonly vin?: string | null;
  readonly brandId?: string | null;
  readonly seriesId?: string | null;
  readonly categoryId?: string | null;
  /** CNY fen. */
  readonly priceFee?: number | null;
};

export type JudgedField = keyof JudgedCar;

/** Knowledge of rules besides the car itself. A browser does not know the cars on sale, and leaves those parts out. */
export interface RuleKnowledge {
  /** The newest day on Earth, `yyyy-MM-dd`. */
  readonly today: string;
  /** All names of the make. */
  readonly makeNames?: readonly string[];
  /** Bodies of the cars on sale in the category, where there are enough of them. */
  readonly bodiesOfCategory?: readonly Body[];
  /** Bodies of the cars on sale of the series, where there are enough of them. */
  readonly bodiesOfSeries?: readonly Body[];
  /** Median price of comparable cars on sale, CNY fen. */
  readonly medianFee?: number;
}

/** `refused`: the facts cannot be stored. `asked`: they can, when a person affirms them. */
export type RuleWeight = 'refused' | 'asked';

/** A rule between facts of a car. A fact that is missing contradicts no other one. */
export interface FactRule {
  /** Fields that it compares; it is applied when one of them changes. */
  readonly reads: readonly JudgedField[];
  /** Field at which its text is shown. */
  readonly field: JudgedField;
  readonly weight: RuleWeight;
  readonly text: Texts;
  /** Returns the values of the text where the facts contradict each other. */
  readonly brokenBy: (car: JudgedCar, known: RuleKnowledge) => TextParams | undefined;
}

/** Facts that a rule reads and that are known. */
type Read<Field extends JudgedField> = { readonly [F in Field]: NonNullable<JudgedCar[F]> };

/**
 * Declares a rule over fields all of which have to be known. It speaks at the last one unless `at` names another.
 * @param brokenBy returns `true`, or the values of the text, where the facts contradict each other
 */
export const factRule =
  (weight: RuleWeight) =>
  <const Fields extends readonly [JudgedField, ...JudgedField[]]>(
    reads: Fields,
    text: Texts,
    brokenBy: (car: Read<Fields[number]>, known: RuleKnowledge) => TextParams | boolean | undefined,
    at: Fields[number] = reads.at(-1)!,
  ): FactRule => ({
    reads,
    field: at,
    weight,
    text,
    brokenBy: (car, known) => {
      if (reads.some((field) => car[field] == null)) return undefined;
      const broken = brokenBy(car as Read<Fields[number]>, known);
      return broken === true ? {} : broken || undefined;
    },
  });

export const refuse = factRule('refused');
export const ask = factRule('asked');
