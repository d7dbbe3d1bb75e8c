import { plainCity } from '@mall/contracts/landed-cost';

/** Number of cars handed over in a city so many days after payment. */
export interface Handovers {
  /** City as in the addresses of the orders. */
  readonly city: string;
  readonly days: number;
  readonly orders: number;
}

/** Delivery time of cars to a city. */
export interface WayTime {
  /** Median days from full payment to the hand-over. */
  readonly days: number;
  readonly orders: number;
}

/** Minimum number of cars, below which the median predicts nothing. */
const FEWEST = 3;

/**
 * Returns the delivery time. The later of the two middle values counts, so that no time is promised too early; null
 * where too few are known.
 */
export function wayTimeTo(city: string, handovers: readonly Handovers[]): WayTime | null {
  const there = handovers
    .filter((one) => plainCity(one.city) === plainCity(city))
    .sort((left, right) => left.days - right.days);
  const orders = there.reduce((sum, one) => sum + one.orders, 0);
  if (orders < FEWEST) return null;
  let faster = 0;
  const middle = there.find((one) => (faster += one.orders) > orders / 2) ?? there.at(-1)!;
  return { days: middle.days, orders };
}
