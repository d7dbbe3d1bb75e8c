import { fenOf, kopecksOf } from './rouble-amount.js';

export interface OrderMoney {
  /** Fen of CNY. */
  readonly totalMinor: number;
  /** Fen of CNY. */
  readonly creditedMinor: number;
  /** RUB for one CNY, times 10,000: the present rate. */
  readonly rateScaled: number;
  /** Kopecks confirmed at the present rate. */
  readonly roublesMinor: number;
}

/** What is still due, fen of CNY; never below 0. */
export const balanceOf = ({ totalMinor, creditedMinor }: Omit<OrderMoney, 'roublesMinor'>): number =>
  Math.max(0, totalMinor - creditedMinor);

/**
 * What is still due in kopecks at the present rate: the price less what was credited otherwise, in roubles, less the
 * roubles that came at this rate. So the rouble parts of an invoice add up to it to the kopeck, and one that brings
 * exactly this much ends at zero fen; ledger, pages, papers and forms use no other rule.
 */
export function balanceRubOf(money: OrderMoney): number {
  if (balanceOf(money) === 0) return 0;
  const { totalMinor, creditedMinor, rateScaled, roublesMinor } = money;
  const otherMinor = creditedMinor - fenOf(roublesMinor, rateScaled);
  return Math.max(0, kopecksOf(totalMinor - otherMinor, rateScaled) - roublesMinor);
}

/** What is still due in one of both currencies, in its minor units. */
export const balanceIn = (currency: 'CNY' | 'RUB', money: OrderMoney): number =>
  currency === 'CNY' ? balanceOf(money) : balanceRubOf(money);

/** Fen that a payment counts for; parts in roubles are counted together, so that they bring as much as one payment would. */
export function creditOf(
  payment: { readonly amountMinor: number; readonly currency: 'CNY' | 'RUB' },
  { rateScaled, roublesMinor }: Pick<OrderMoney, 'rateScaled' | 'roublesMinor'>,
): number {
  if (payment.currency === 'CNY') return payment.amountMinor;
  return fenOf(roublesMinor + payment.amountMinor, rateScaled) - fenOf(roublesMinor, rateScaled);
}
