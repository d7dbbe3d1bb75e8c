import { isDeepStrictEqual } from 'node:util';
import type { NewTablesSumView } from '@mall/contracts/order';
import type { LandedCost } from './landed-cost.js';

interface CostPair {
  readonly now: LandedCost;
  /** Cost by the tables that will be in force when the car is cleared. */
  readonly then: LandedCost;
}

export const costsTheSame = ({ now, then }: CostPair): boolean =>
  isDeepStrictEqual(amountsOf(now), amountsOf(then));

const amountsOf = ({ lines }: LandedCost) => lines.map(({ code, amountRubMinor }) => [code, amountRubMinor]);

/** Returns the difference that the tables of the clearance make for several cars; null where none of them costs something else. */
export function newTablesSum(
  pairs: readonly CostPair[],
  of: Pick<NewTablesSumView, 'fromDay' | 'isCertain'>,
): NewTablesSumView | null {
  const changed = pairs.filter((pair) => !costsTheSame(pair));
  if (changed.length === 0) return null;
  const [before, after] = [sumOf(changed.map(({ now }) => now)), sumOf(changed.map(({ then }) => then))];
  return {
    ...of,
    moreRubMinor: before === null || after === null ? null : after - before,
    skuIds: changed.map(({ now }) => now.skuId),
  };
}

/** Returns the sum in kopecks; null where a line of a car is not known. */
const sumOf = (costs: readonly LandedCost[]): number | null =>
  costs
    .flatMap(({ lines }) => lines)
    .reduce<number | null>(
      (sum, { amountRubMinor }) => (sum === null || amountRubMinor === null ? null : sum + amountRubMinor),
      0,
    );
