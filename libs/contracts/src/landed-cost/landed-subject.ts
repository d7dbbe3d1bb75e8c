import type { CarFacts } from '../product/car-facts.js';
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

/** Returns the date of a car's first registration; `never` for a new car without one. */
export const registrationOf = ({
  condition,
  firstRegDate,
}: Pick<CarFacts, 'condition' | 'firstRegDate'>): string | 'never' | undefined =>
  firstRegDate ?? (condition === 'new' ? 'never' : undefined);

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
): {
  readonly subject: Omit<Subject, 'city' | 'onDate'>;
  readonly verdict: PreferentialVerdict;
} {
  const verdict = preferentialVerdict(facts, limits, importer);
  const isUnknown = verdict.reasons.some((reason) => reason.endsWith('Unknown'));
  const isAbove = verdict.reasons.some((reason) => !reason.endsWith('Unknown'));
  return {
    verdict,
    subject: {
      importer,
      fuel: facts.fuel,
      firstRegDate: registrationOf(facts),
      engineCc: facts.engineCc || undefined,
      powerHp: customsPower(facts, limits)?.powerHp,
      isPreferential: isUnknown && !isAbove ? undefined : verdict.isEligible,
    },
  };
}
