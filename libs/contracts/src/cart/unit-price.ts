export interface PricedCar {
  readonly priceFee: number;
  readonly priceTiers: readonly { readonly minCount: number; readonly priceFee: number }[];
}

export interface UnitPrice {
  /** Fen of CNY for one unit. */
  readonly unitPriceFee: number;
  readonly priceTier: 'retail' | 'wholesale';
}

/**
 * Returns the unit price when `count` are bought: the lowest price among the tiers reached, never above the retail
 * price. The wholesale tier starts at 11. Prescribed: "more than 10 units".
 */
export function unitPriceOf(car: PricedCar, count: number): UnitPrice {
  const reached = car.priceTiers.filter(({ minCount }) => count >= minCount).map(({ priceFee }) => priceFee);
  const lowest = Math.min(car.priceFee, ...reached);
  return lowest < car.priceFee
    ? { unitPriceFee: lowest, priceTier: 'wholesale' }
    : { unitPriceFee: car.priceFee, priceTier: 'retail' };
}

/** Returns the wholesale price to show beside the retail one; null when there is none. */
export function wholesalePriceOf(car: PricedCar): number | null {
  const lowest = Math.min(...car.priceTiers.map(({ priceFee }) => priceFee));
  return lowest < car.priceFee ? lowest : null;
}
