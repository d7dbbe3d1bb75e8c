/** Rates are kept as whole numbers of ten-thousandths. */
export const RATE_SCALE = 10_000;

/**
 * Kopecks for fen, rounded half up once. `rateScaled` is RUB for 1 CNY times 10,000; fen and kopecks are both
 * hundredths, so no other factor is needed.
 */
export function kopecksOf(fen: number, rateScaled: number): number {
  const product = BigInt(fen) * BigInt(rateScaled);
  return Number((product + BigInt(RATE_SCALE / 2)) / BigInt(RATE_SCALE));
}

/** Fen for kopecks, rounded half up once: what a payment in roubles counts for at the order's rate. */
export function fenOf(kopecks: number, rateScaled: number): number {
  const rate = BigInt(rateScaled);
  return Number((BigInt(kopecks) * BigInt(RATE_SCALE) * 2n + rate) / (rate * 2n));
}
