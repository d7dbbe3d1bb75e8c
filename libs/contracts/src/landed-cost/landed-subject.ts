import { DAY_RANGES } from '@mall/validation';
import type { CarFacts } from '../product/car-facts.js';
import { FUELS } from '../product/car-words.js';
import {
  customsPower,
  preferentialVerdict,
  type PreferentialLimits,
  type PreferentialVerdict,
} from '../product/preferential-fee.js';
import type { Importer } from '../order/tariff-words.js';
import type { Subject, TariffRow } from './tariff-rows.js';

/** Facts of a car that its landed cost depends on, besides its price. */
export type LandedFacts = Pick<
  CarFacts,
  'condition' | 'fuel' | 'firstRegDate' | 'engineCc' | 'powerHp' | 'powerKw' | 'power30MinKw'
>;

/**
 * Returns the date of a car's first registration; `never` for a new car without one. A date that cannot be true, such as one after
 * `onDate`, is not known: it would put the car into a cheaper age band.
 */
export function registrationOf(
  { condition, firstRegDate }: Pick<CarFacts, 'condition' | 'firstRegDate'>,
  onDate: string,
): string | 'never' | undefined {
  if (firstRegDate == null) return condition === 'new' ? 'never' : undefined;
  const isOfFourDigits = firstRegDate.length === onDate.length;
  const isWithin = firstRegDate >= DAY_RANGES.registration.from && firstRegDate <= onDate;
  return isOfFourDigits && isWithin ? firstRegDate : undefined;
}

/** Limits while no table is in force: nothing is preferential, and the power of untested electric cars is not known. */
const NO_LIMITS: PreferentialLimits = {
  combustionPowerHp: 0,
  combustionUpToCc: 0,
  electricPower30MinHp: 0,
  untestedPeakPercent: null,
  ageFromYears: 0,
  ageToYears: 0,
};

/** The conditions of the preferential fee; `undefined` while no table is in force. */
export function limitsOf(
  table: { readonly rows: readonly TariffRow[] } | undefined,
): PreferentialLimits | undefined {
  const row = table?.rows[0];
  if (!row) return undefined;
  return {
    combustionPowerHp: row.combustionPowerHp!,
    combustionUpToCc: row.combustionUpToCc!,
    electricPower30MinHp: row.electricPower30MinHp!,
    untestedPeakPercent: row.untestedPeakPercent ?? null,
    ageFromYears: row.ageFromYears!,
    ageToYears: row.ageToYears!,
  };
}

/** Returns a car as the conditions of tariffs see it, except for the city. */
export function subjectOf(
  facts: LandedFacts,
  limits: PreferentialLimits = NO_LIMITS,
  importer: Importer,
  onDate: string,
): {
  readonly subject: Omit<Subject, 'city' | 'onDate'>;
  readonly verdict: PreferentialVerdict;
} {
  // Rows that were written past the product service may have a fuel that nobody knows.
  const fuel = FUELS.find((known) => known === facts.fuel);
  const verdict = preferentialVerdict({ ...facts, fuel }, limits, importer);
  const isUnknown = verdict.reasons.some((reason) => reason.endsWith('Unknown'));
  const isAbove = verdict.reasons.some((reason) => !reason.endsWith('Unknown'));
  return {
    verdict,
    subject: {
      importer,
      fuel,
      firstRegDate: registrationOf(facts, onDate),
      engineCc: facts.engineCc || undefined,
      powerHp: customsPower({ ...facts, fuel }, limits)?.powerHp,
      isPreferential: isUnknown && !isAbove ? undefined : verdict.isEligible,
    },
  };
}
