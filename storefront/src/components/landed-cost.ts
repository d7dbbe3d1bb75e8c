import { roubles, type OutputOf } from '@mall/web-kit';
import { locale } from '../mall/locale.js';

export type LandedCostOfCar = OutputOf<'order.landed.forCar'>;
/** Of any car, listed or not. */
export type ImportCost = OutputOf<'order.landed.calculate'>['cost'];
/** What the preferential fee and waiting change. */
export type CostOutlook = NonNullable<LandedCostOfCar['outlook']>;
export type Line = ImportCost['lines'][number];

/** Kopecks in whole roubles: an estimate has no kopecks. */
export const wholeRoubles = (minor: number): string => roubles(Math.round(minor / 100), locale);

/** Kopecks of everything; null where a line could not be counted, because what is known would mislead. */
export const totalOf = ({ isComplete, totalRubMinor }: ImportCost): number | null =>
  isComplete ? totalRubMinor : null;

/** The same of several cars; null without cars. */
export const totalOfAll = (costs: readonly LandedCostOfCar[]): number | null =>
  costs.length === 0 ? null : sumOf(costs, totalOf);

/** Without one of the parts there is no sum. */
export const sumOf = (
  costs: readonly LandedCostOfCar[],
  part: (cost: LandedCostOfCar) => number | null,
): number | null =>
  costs.reduce<number | null>((sum, cost) => {
    const more = part(cost);
    return sum === null || more === null ? null : sum + more;
  }, 0);

/** The lines that could not be counted, in the language of the page. */
export const missingLines = (costs: readonly ImportCost[]): string =>
  [
    ...new Set(
      costs.flatMap(({ lines }) =>
        lines.filter(({ amountRubMinor }) => amountRubMinor === null).map(({ label }) => label),
      ),
    ),
  ].join(', ');

/** Null for a sum that is not known. */
export const knownRoubles = (minor: number | null): string | null =>
  minor === null ? null : wholeRoubles(minor);
