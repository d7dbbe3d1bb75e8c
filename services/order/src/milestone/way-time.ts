import { plainCity } from '@mall/contracts/landed-cost';

/** How many cars were handed over in a city so many days after payment. */
export interface Handovers {
  /** As the addresses of the orders write it. */
  readonly city: string;
  readonly days: number;
  readonly orders: number;
}

/** How long cars were on their way to a city. */
export interface WayTime {
  /** The median, from full payment to the hand-over. */
  readonly days: number;
  readonly orders: number;
}

/** Fewer orders say more of their own misfortunes than of the next one. */
const FEWEST = 3;

/** The later of the two in the middle counts, so that nothing too fast is promised; null where too few are known. */
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
