import { RATE_SCALE } from '@mall/contracts/landed-cost';

export { kopecksOf, RATE_SCALE } from '@mall/contracts/landed-cost';

/** Returns fen for kopecks, rounded half up once: the credit of a payment in roubles at the order's rate. */
export function fenOf(kopecks: number, rateScaled: number): number {
  const rate = BigInt(rateScaled);
  return Number((BigInt(kopecks) * BigInt(RATE_SCALE) * 2n + rate) / (rate * 2n));
}
