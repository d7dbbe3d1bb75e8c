import { kopecksOf } from './rouble-amount.js';

export interface OrderMoney {
  readonly totalMinor: number;
  readonly creditedMinor: number;
  readonly rateScaled: number;
}

/** What is still due, fen of CNY; never below 0. */
export const balanceOf = ({ totalMinor, creditedMinor }: OrderMoney): number =>
  Math.max(0, totalMinor - creditedMinor);

/** The same in kopecks at the order's locked rate. */
export const balanceRubOf = (order: OrderMoney): number => kopecksOf(balanceOf(order), order.rateScaled);
