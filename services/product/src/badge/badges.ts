import type { Badge, CarFacts } from '@mall/contracts/product';
import { hpFromKw } from '../car/power.js';

/** Dated figures that decide badges; rows of `badge_limit`, never constants. */
export interface BadgeLimits {
  readonly combustionPowerHp: number;
  readonly electricPower30MinHp: number;
  readonly preferentialAgeFromYears: number;
  readonly preferentialAgeToYears: number;
}

type BadgeFacts = Pick<
  CarFacts,
  | 'condition'
  | 'fuel'
  | 'powerHp'
  | 'power30MinKw'
  | 'firstRegDate'
  | 'accidentGrade'
  | 'transferCount'
  | 'exportReadyDate'
> & { readonly isInspected: boolean };

/** Short claims that a car earns on `today` (`yyyy-MM-dd`), the weightiest first. */
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

const ELECTRIC = new Set(['ev', 'hybridSeries']);

function isLowPowered({ fuel, powerHp }: BadgeFacts, limits: BadgeLimits): boolean {
  return fuel != null && !ELECTRIC.has(fuel) && powerHp != null && powerHp <= limits.combustionPowerHp;
}

function isLowPoweredElectric({ fuel, power30MinKw }: BadgeFacts, limits: BadgeLimits): boolean {
  const isMeasured = fuel != null && ELECTRIC.has(fuel) && power30MinKw != null && power30MinKw > 0;
  return isMeasured && hpFromKw(power30MinKw) <= limits.electricPower30MinHp;
}

function isOfPreferentialAge({ firstRegDate }: BadgeFacts, limits: BadgeLimits, today: string): boolean {
  if (!firstRegDate) return false;
  return (
    yearsLater(firstRegDate, limits.preferentialAgeFromYears) <= today &&
    today <= yearsLater(firstRegDate, limits.preferentialAgeToYears)
  );
}

const yearsLater = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
