import type { OutputOf } from '@mall/web-kit';
import { sumOf, totalOf, type LandedCostOfCar } from './landed-sums.js';

/** Difference that the tables in force at the clearance make for several cars. */
export type NewTables = NonNullable<OutputOf<'order.landed.forCart'>['newTables']>;

/** Returns the difference for cars that were calculated one by one, as the server tells it for the cart of an account. */
export function newTablesOf(costs: readonly LandedCostOfCar[]): NewTables | null {
  const changed = costs.flatMap((cost) => {
    const newTables = cost.outlook?.newTables;
    return newTables ? [{ skuId: cost.skuId, now: cost, newTables }] : [];
  });
  const [first] = changed;
  if (!first) return null;
  const before = sumOf(
    changed.map(({ now }) => now),
    totalOf,
  );
  const after = changed.reduce<number | null>((sum, { newTables }) => {
    const total = totalOf(newTables.cost);
    return sum === null || total === null ? null : sum + total;
  }, 0);
  const { fromDay, isCertain } = first.newTables;
  return {
    fromDay,
    isCertain,
    moreRubMinor: before === null || after === null ? null : after - before,
    skuIds: changed.map(({ skuId }) => skuId),
  };
}
