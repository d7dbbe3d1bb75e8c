import { roubles, type OutputOf } from '@mall/web-kit';
import { locale } from '../mall/locale.js';

export type LandedCostOfCar = OutputOf<'order.landed.forCar'>;
/** The landed cost of any car, listed or not. */
export type ImportCost = OutputOf<'order.landed.calculate'>['cost'];
/** The effect of the preferential fee and of waiting. */
export type CostOutlook = NonNullable<LandedCostOfCar['outlook']>;
export type Line = ImportCost['lines'][number];

/** Formats kopecks in whole roubles, because an estimate is not exact to a kopeck. */
export const wholeRoubles = (minor: number): string => roubles(Math.round(minor / 100), locale);

/** Returns the total in kopecks; null where a line could not be calculated, because a partial sum would mislead. */
export const totalOf = ({ isComplete, totalRubMinor }: ImportCost): number | null =>
  isComplete ? totalRubMinor : null;

/** Returns the total of several cars; null without cars. */
export const totalOfAll = (costs: readonly LandedCostOfCar[]): number | null =>
  costs.length === 0 ? null : sumOf(costs, totalOf);

/** Adds the parts; null when one of them is missing. */
export const sumOf = (
  costs: readonly LandedCostOfCar[],
  part: (cost: LandedCostOfCar) => number | null,
): number | null =>
  costs.reduce<number | null>((sum, cost) => {
    const more = part(cost);
    return sum === null || more === null ? null : sum + more;
  }, 0);

/** Returns the lines that could not be calculated, in the language of the page. */
export const missingLines = (costs: readonly ImportCost[]): string =>
  [
    ...new Set(
      costs.flatMap(({ lines }) =>
        lines.filter(({ amountRubMinor }) => amountRubMinor === null).map(({ label }) => label),
      ),
    ),
  ].join(', ');

/** Formats an amount; null when it is unknown. */
export const knownRoubles = (minor: number | null): string | null =>
  minor === null ? null : wholeRoubles(minor);
