import type { OutputOf } from '@mall/web-kit';

export type LandedCostOfCar = OutputOf<'order.landed.forCar'>;
/** The landed cost of any car, listed or not. */
export type ImportCost = OutputOf<'order.landed.calculate'>['cost'];

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
