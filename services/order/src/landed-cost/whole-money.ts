/** `a × b ÷ c` of whole numbers, rounded half up once, exact beyond what a float holds. */
export function mulDiv(a: number, b: number, c: number): number {
  const divisor = BigInt(c);
  return Number((BigInt(a) * BigInt(b) * 2n + divisor) / (divisor * 2n));
}

/** A share of an amount; `percent` with at most two decimals. */
export const percentOf = (amount: number, percent: number): number =>
  mulDiv(amount, Math.round(percent * 100), 10_000);
