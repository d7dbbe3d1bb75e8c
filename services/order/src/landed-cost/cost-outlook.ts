import { isElectricDrive, kwFromHp, type CarFacts } from '@mall/contracts/product';
import type { LandedCost } from './landed-cost.js';

/** What the preferential fee and waiting change in the cost of a car; sums in kopecks. */
export interface CostOutlook {
  /** How much more recycling fee the same car pays just above the limit of power; null without preference. */
  readonly preferenceSaves: number | null;
  /** How much less it pays at the limit, where power alone stands in its way; else null. */
  readonly powerCosts: number | null;
  /** The same car on the day that it moves into another age band; null where it moves into none. */
  readonly later: LandedCost | null;
}

/** @param costOf counts the car with other facts, or on another day, by the tables and rates that `now` was counted by. */
export function costOutlook(
  now: LandedCost,
  facts: CarFacts,
  costOf: (facts: CarFacts, onDate?: string) => LandedCost,
): CostOutlook {
  const { isEligible, reasons, powerLimitHp } = now.preference;
  const limit = powerLimitHp ?? 0;
  const isPowerAlone = reasons.length === 1 && reasons[0] === 'powerAbove';
  return {
    // One horsepower too many: tables have no full fee for weaker cars.
    preferenceSaves: isEligible ? feeBetween(now, costOf(ofPower(facts, limit + 1))) : null,
    powerCosts: isPowerAlone ? feeBetween(costOf(ofPower(facts, limit)), now) : null,
    later: now.ageChange ? costOf(facts, now.ageChange.onDate) : null,
  };
}

/** The power that customs look at is set; for electric drive that of 30 minutes. */
const ofPower = (facts: CarFacts, hp: number): CarFacts =>
  isElectricDrive(facts.fuel) ? { ...facts, power30MinKw: kwFromHp(hp) } : { ...facts, powerHp: hp };

/** Null where one of the fees is not known, or the second is not the higher one. */
function feeBetween(lower: LandedCost, higher: LandedCost): number | null {
  const [less, more] = [lower, higher].map(
    ({ lines }) => lines.find(({ code }) => code === 'recyclingFee')?.amountRubMinor ?? null,
  );
  return less != null && more != null && more > less ? more - less : null;
}
