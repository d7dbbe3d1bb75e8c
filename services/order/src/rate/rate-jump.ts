/**
 * Whether a rate differs from the one before by more than so many percent of it, up or down. Rates are whole numbers of
 * ten-thousandths, so no rounding decides.
 */
export const isJump = (referenceScaled: number, rateScaled: number, percent: number): boolean =>
  Math.abs(rateScaled - referenceScaled) * 100 > referenceScaled * percent;
