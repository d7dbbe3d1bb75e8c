import { isElectricDrive, kwFromHp, type CarFacts } from '@mall/contracts/product';
import type { LandedCost } from './landed-cost.js';

/** Effects of the preferential fee and of waiting on the cost of a car; sums in kopecks. */
export interface CostOutlook {
  /** Kopecks more that the same car would pay as recycling fee just above the limit of power; null without preference. */
  readonly preferenceSaves: number | null;
  /** Kopecks less that it would pay at the limit, where power alone prevents the preference; else null. */
  readonly powerCosts: number | null;
  /** Cost of the same car on the day that it moves into another age band; null where it moves into none. */
  readonly later: LandedCost | null;
  /** Cost by the tables that will be in force when the car is cleared; null where they cost the same. */
  readonly newTables: CostByNewTables | null;
}

export interface CostByNewTables {
  /** First day of the new tables, `yyyy-MM-dd`. */
  readonly fromDay: string;
  /** Whether the car is cleared after that day for certain, and not only perhaps. */
  readonly isCertain: boolean;
  readonly cost: LandedCost;
}

/**
 * Returns the costs of other powers and of a later age. `costOf` calculates the car with other facts, or on another
 * day, by the same tables and rates as `now`.
 */
export function costOutlook(
  now: LandedCost,
  facts: CarFacts,
  costOf: (facts: CarFacts, onDate?: string) => LandedCost,
): Omit<CostOutlook, 'newTables'> {
  const { isEligible, reasons, powerLimitHp } = now.preference;
  const limit = powerLimitHp ?? 0;
  const isPowerAlone = reasons.length === 1 && reasons[0] === 'powerAbove';
  return {
    // One horsepower above the limit: tables have no full fee for weaker cars.
    preferenceSaves: isEligible ? feeBetween(now, costOf(ofPower(facts, limit + 1))) : null,
    powerCosts: isPowerAlone ? feeBetween(costOf(ofPower(facts, limit)), now) : null,
    later: now.ageChange ? costOf(facts, now.ageChange.onDate) : null,
  };
}

/** Returns the facts with this power, as customs use it; for electric drive it is the 30-minute power. */
const ofPower = (facts: CarFacts, hp: number): CarFacts =>
  isElectricDrive(facts.fuel) ? { ...facts, power30MinKw: kwFromHp(hp) } : { ...facts, powerHp: hp };

/** Returns the difference of the fees; null where one of them is not known, or the second is not the higher one. */
function feeBetween(lower: LandedCost, higher: LandedCost): number | null {
  const [less, more] = [lower, higher].map(
    ({ lines }) => lines.find(({ code }) => code === 'recyclingFee')?.amountRubMinor ?? null,
  );
  return less != null && more != null && more > less ? more - less : null;
}
