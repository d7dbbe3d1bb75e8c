import type { Car } from './car.js';
import type { Buying } from './use-buying.js';

export interface BuyProps {
  readonly car: Car;
  readonly buying: Buying;
}

/** Returns the price of the chosen variant in whole roubles, at the rate of the page's estimate. */
export function rubOf(car: Car, { sku }: Buying): number | undefined {
  if (!sku || sku.priceFee === car.priceFee || !car.estimateRate) return car.priceRub;
  return Math.round((sku.priceFee * car.estimateRate.rate) / 100);
}
