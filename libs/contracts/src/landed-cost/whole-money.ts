/** Rates are kept as whole numbers of ten-thousandths. */
export const RATE_SCALE = 10_000;

/**
 * Kopecks for fen, rounded half up once. `rateScaled` is RUB for 1 CNY times 10,000; fen and kopecks are both
 * hundredths, so no other factor is needed.
 */
export const kopecksOf = (fen: number, rateScaled: number): number => mulDiv(fen, rateScaled, RATE_SCALE);

/** `a × b ÷ c` of whole numbers, rounded half up once, exact beyond what a float holds. */
export function mulDiv(a: number, b: number, c: number): number {
  // Below 2⁵³ the quotient of two floats is never rounded up to the next whole number.
  const twice = 2 * a * b + c;
  if (twice >= 0 && twice < Number.MAX_SAFE_INTEGER) return Math.floor(twice / (2 * c));
  const divisor = BigInt(c);
  return Number((BigInt(a) * BigInt(b) * 2n + divisor) / (divisor * 2n));
}

/** A share of an amount; `percent` with at most two decimals. */
export const percentOf = (amount: number, percent: number): number =>
  mulDiv(amount, Math.round(percent * 100), 10_000);
