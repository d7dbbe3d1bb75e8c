import type { CarFacts } from './car-facts.js';

/** One metric horsepower in kilowatts. Source: DIN 66036. */
const KW_PER_HP = 0.73549875;

/** Returns whole horsepower. */
export const hpFromKw = (kw: number): number => Math.round(kw / KW_PER_HP);
/** Returns kilowatts to one decimal. */
export const kwFromHp = (hp: number): number => Math.round(hp * KW_PER_HP * 10) / 10;

/** The figures that decide the preferential recycling fee; dated rows that staff edit, never constants. */
export interface PreferentialLimits {
  readonly combustionPowerHp: number;
  readonly combustionUpToCc: number;
  readonly electricPower30MinHp: number;
  /**
   * Share of the peak power that counts where the 30-minute power was not measured; null when such a car's power is not
   * known.
   */
  readonly untestedPeakPercent: number | null;
  readonly ageFromYears: number;
  readonly ageToYears: number;
}

export type PowerBasis = 'rated' | 'thirtyMinute' | 'shareOfPeak';
export type PreferentialReason =
  'companyImport' | 'powerUnknown' | 'powerAbove' | 'engineAbove' | 'engineUnknown' | 'fuelUnknown';

export interface PreferentialVerdict {
  readonly isEligible: boolean;
  readonly reasons: readonly PreferentialReason[];
  readonly powerHp: number | null;
  readonly powerBasis: PowerBasis | null;
  readonly powerLimitHp: number | null;
}

type PowerFacts = Pick<CarFacts, 'fuel' | 'powerHp' | 'powerKw' | 'power30MinKw' | 'engineCc'>;

/** Whether a car is driven by its motor alone: an electric car, or a range extender. Source: decree 1713. */
export const isElectricDrive = (fuel: CarFacts['fuel']): boolean => fuel === 'ev' || fuel === 'hybridSeries';

/** Returns the power that Russian customs use: as rated, or for electric drive the power that the motor holds for 30 minutes. */
export function customsPower(
  { fuel, powerHp, powerKw, power30MinKw }: PowerFacts,
  { untestedPeakPercent }: Pick<PreferentialLimits, 'untestedPeakPercent'>,
): { readonly powerHp: number; readonly basis: PowerBasis } | undefined {
  const peakHp = powerHp ?? (powerKw == null ? undefined : hpFromKw(powerKw));
  if (!isElectricDrive(fuel)) return peakHp ? { powerHp: peakHp, basis: 'rated' } : undefined;
  if (power30MinKw) return { powerHp: hpFromKw(power30MinKw), basis: 'thirtyMinute' };
  if (!peakHp || untestedPeakPercent === null) return undefined;
  return { powerHp: Math.round((peakHp * untestedPeakPercent) / 100), basis: 'shareOfPeak' };
}

/** Decides whether a car qualifies for the preferential recycling fee, with every reason when it does not. */
export function preferentialVerdict(
  car: PowerFacts,
  limits: PreferentialLimits,
  importer: 'person' | 'company' = 'person',
): PreferentialVerdict {
  const reasons: PreferentialReason[] = importer === 'company' ? ['companyImport'] : [];
  if (!car.fuel) {
    return {
      isEligible: false,
      reasons: [...reasons, 'fuelUnknown'],
      powerHp: null,
      powerBasis: null,
      powerLimitHp: null,
    };
  }
  const electric = isElectricDrive(car.fuel);
  const powerLimitHp = electric ? limits.electricPower30MinHp : limits.combustionPowerHp;
  const power = customsPower(car, limits);
  if (!power) reasons.push('powerUnknown');
  else if (power.powerHp > powerLimitHp) reasons.push('powerAbove');
  if (!electric) {
    if (!car.engineCc) reasons.push('engineUnknown');
    else if (car.engineCc > limits.combustionUpToCc) reasons.push('engineAbove');
  }
  return {
    isEligible: reasons.length === 0,
    reasons,
    powerHp: power?.powerHp ?? null,
    powerBasis: power?.basis ?? null,
    powerLimitHp,
  };
}

/** Returns the day so many years later, `yyyy-MM-dd`; compare as text, 29 February included. */
export const yearsLater = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

/** Whether the car is more than `years` years old on `today`; on the birthday itself it still is of the younger age. */
export const isOlderThan = (firstRegDate: string, years: number, today: string): boolean =>
  today > yearsLater(firstRegDate, years);
