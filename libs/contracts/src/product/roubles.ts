/** Rate in RUB for one CNY, at most four decimals. */
export interface EstimateRate {
  readonly rate: number;
  readonly asOf: Date;
}

/** Returns an estimate in whole roubles of a price in fen, rounded half up. */
export function roublesOf(priceFee: number, { rate }: EstimateRate): number {
  return Math.round((priceFee * Math.round(rate * 10_000)) / 1_000_000);
}

/** Returns the lowest price in fen whose estimate is at least `roubles`. */
export function fenFrom(roubles: number, { rate }: EstimateRate): number {
  return Math.ceil(((roubles - 0.5) * 1_000_000) / Math.round(rate * 10_000));
}

/** Returns the highest price in fen whose estimate is at most `roubles`. */
export function fenUpTo(roubles: number, { rate }: EstimateRate): number {
  return Math.ceil(((roubles + 0.5) * 1_000_000) / Math.round(rate * 10_000)) - 1;
}
