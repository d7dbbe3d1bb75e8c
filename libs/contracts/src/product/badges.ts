import type { CarFacts } from './car-facts.js';
import type { Badge } from './car-words.js';
import {
  isElectricDrive,
  isOlderThan,
  preferentialVerdict,
  type PreferentialLimits,
} from './preferential-fee.js';

/** The conditions of the preferential recycling fee, which the order service maintains. */
export type BadgeLimits = PreferentialLimits;

export type BadgeFacts = Pick<
  CarFacts,
  | 'condition'
  | 'fuel'
  | 'powerHp'
  | 'powerKw'
  | 'engineCc'
  | 'power30MinKw'
  | 'firstRegDate'
  | 'accidentGrade'
  | 'transferCount'
  | 'exportReadyDate'
> & { readonly isInspected: boolean };

/** Whether the preferential recycling fee applies, by rated or by measured power; two badges use this rule. */
export const isPreferential = (car: BadgeFacts, limits: BadgeLimits): boolean =>
  isLowPowered(car, limits) || isLowPoweredElectric(car, limits);

/** Returns the badges of a car on `today` (`yyyy-MM-dd`), the most important first. */
export function badgesOf(car: BadgeFacts, limits: BadgeLimits | undefined, today: string): Badge[] {
  const claims: [Badge, boolean][] = [
    ['inspected', car.isInspected],
    ['power160', limits !== undefined && isLowPowered(car, limits)],
    ['power80', limits !== undefined && isLowPoweredElectric(car, limits)],
    ['age3to5', limits !== undefined && isOfPreferentialAge(car, limits, today)],
    ['noAccidents', car.condition === 'used' && car.accidentGrade === 'none'],
    ['oneOwner', car.condition === 'used' && car.transferCount === 0],
    ['readyToExport', car.exportReadyDate != null && car.exportReadyDate <= today],
  ];
  return claims.filter(([, holds]) => holds).map(([badge]) => badge);
}

function isLowPowered(car: BadgeFacts, limits: BadgeLimits): boolean {
  return car.fuel != null && !isElectricDrive(car.fuel) && preferentialVerdict(car, limits).isEligible;
}

/**
 * Whether an electric car has low power. The badge needs a measured figure; the share of the peak that customs use
 * instead is for calculations only.
 */
function isLowPoweredElectric(car: BadgeFacts, limits: BadgeLimits): boolean {
  const { isEligible, powerBasis } = preferentialVerdict(car, limits);
  return isEligible && powerBasis === 'thirtyMinute';
}

/**
 * Whether a car is of the preferential age, with the bounds of the table of duties: more than the lower bound, at most
 * the upper.
 */
export function isOfPreferentialAge(
  { firstRegDate }: Pick<BadgeFacts, 'firstRegDate'>,
  limits: BadgeLimits,
  today: string,
): boolean {
  if (!firstRegDate) return false;
  return (
    isOlderThan(firstRegDate, limits.ageFromYears, today) &&
    !isOlderThan(firstRegDate, limits.ageToYears, today)
  );
}
