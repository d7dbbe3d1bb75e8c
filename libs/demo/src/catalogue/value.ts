import type { Accident } from '@mall/contracts/product';
import type { Origin, Series, Trim } from './model.js';

/** Depreciation in the first year and in each later year. */
const lossOf = {
  engine: { firstYear: 0.17, laterYears: 0.105 },
  plugged: { firstYear: 0.23, laterYears: 0.13 },
};

/** Factor of the depreciation by origin: Japanese and German makes hold their value better. */
const steadiness: Record<Origin, number> = {
  china: 1,
  japan: 0.82,
  germany: 0.95,
  korea: 1.08,
  america: 1.08,
  europe: 1.08,
};

const accidentFactor: Record<Accident, number> = { none: 1, minor: 0.96, moderate: 0.86, major: 0.7 };

const usualKmPerYear = 15_000;

/** The residual value as a share of the new price, 0.12 to 0.97. */
export function residualShare(
  series: Series,
  trim: Trim,
  ageYears: number,
  mileageKm: number,
  accident: Accident,
): number {
  const loss = trim.fuel === 'ev' || trim.fuel === 'phev' ? lossOf.plugged : lossOf.engine;
  const pace = steadiness[series.make.origin];
  const first = Math.min(ageYears, 1) * loss.firstYear * pace;
  const later = (1 - loss.laterYears * pace) ** Math.max(0, ageYears - 1);
  const overdriven = (mileageKm - ageYears * usualKmPerYear) / 100_000;
  const wear = 1 - Math.max(-0.08, Math.min(0.25, overdriven * 0.16));
  return Math.max(0.12, Math.min(0.97, (1 - first) * later * wear * accidentFactor[accident]));
}

/** Converts yuan to fen, rounded to whole hundreds of yuan as dealers do. */
export const priceFen = (cny: number): number => Math.max(5_000, Math.round(cny / 100) * 100) * 100;
