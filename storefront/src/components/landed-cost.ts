import { roubles } from '@mall/web-kit';
import { locale } from '../mall/locale.js';
import type { ImportCost, LandedCostOfCar } from './landed-sums.js';

export { sumOf, totalOf, totalOfAll, type ImportCost, type LandedCostOfCar } from './landed-sums.js';

/** The effect of the preferential fee and of waiting. */
export type CostOutlook = NonNullable<LandedCostOfCar['outlook']>;
export type Line = ImportCost['lines'][number];

/** Formats kopecks in whole roubles, because an estimate is not exact to a kopeck. */
export const wholeRoubles = (minor: number): string => roubles(Math.round(minor / 100), locale);

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
