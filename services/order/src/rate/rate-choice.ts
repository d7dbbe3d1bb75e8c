import type { RatePurpose } from '@mall/contracts/order';
import type { DealSettings } from '../setting/deal-setting.repository.js';
import type { Rate, SourcedRate } from './rate.js';

export interface RateCandidates {
  readonly entered: SourcedRate | undefined;
  readonly centralBank: SourcedRate | undefined;
}

type ChoiceSettings = Pick<DealSettings, 'paymentFromCentralBank' | 'marginBasisPoints' | 'staleRateHours'>;

/**
 * Returns the rate to use. Customs count with the central bank's own figure, so an entered rate is used only while
 * there is no file. The payment rate is the one that staff chose, entered or the central bank's with the margin; the
 * other one is used when that is missing.
 */
export function chooseRate(
  purpose: RatePurpose,
  { entered, centralBank }: RateCandidates,
  settings: ChoiceSettings,
): Rate | undefined {
  const prefersBank = purpose === 'customs' || settings.paymentFromCentralBank === 1;
  const chosen = prefersBank ? (centralBank ?? entered) : (entered ?? centralBank);
  if (!chosen) return undefined;
  const marginBasisPoints =
    purpose === 'payment' && chosen.origin === 'centralBank' ? settings.marginBasisPoints : 0;
  return {
    ...chosen,
    purpose,
    marginBasisPoints,
    rateScaled: withMargin(chosen.rateScaled, marginBasisPoints),
    isStale: chosen.ageSeconds > settings.staleRateHours * 3_600,
  };
}

/** Adds a margin, rounded half up once, in whole numbers. */
export const withMargin = (rateScaled: number, basisPoints: number): number =>
  Math.floor((rateScaled * (10_000 + basisPoints) + 5_000) / 10_000);
