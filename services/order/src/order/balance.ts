import { fenOf, kopecksOf } from './rouble-amount.js';

export interface OrderMoney {
  /** Total in fen of CNY. */
  readonly totalMinor: number;
  /** Confirmed amount in fen of CNY. */
  readonly creditedMinor: number;
  /** Present rate: RUB for one CNY, times 10,000. */
  readonly rateScaled: number;
  /** Kopecks confirmed at the present rate. */
  readonly roublesMinor: number;
}

/** Returns the amount still due, fen of CNY; never below 0. */
export const balanceOf = ({ totalMinor, creditedMinor }: Omit<OrderMoney, 'roublesMinor'>): number =>
  Math.max(0, totalMinor - creditedMinor);

/**
 * Returns the amount still due in kopecks at the present rate: the price less what was credited otherwise, in roubles,
 * less the roubles that came at this rate. So the rouble parts of an invoice add up to it to the kopeck, and a payment
 * of exactly this amount leaves zero fen; ledger, pages, papers and forms use no other rule.
 */
export function balanceRubOf(money: OrderMoney): number {
  if (balanceOf(money) === 0) return 0;
  const { totalMinor, creditedMinor, rateScaled, roublesMinor } = money;
  const otherMinor = creditedMinor - fenOf(roublesMinor, rateScaled);
  return Math.max(0, kopecksOf(totalMinor - otherMinor, rateScaled) - roublesMinor);
}

/** Returns the amount still due in one of both currencies, in its minor units. */
export const balanceIn = (currency: 'CNY' | 'RUB', money: OrderMoney): number =>
  currency === 'CNY' ? balanceOf(money) : balanceRubOf(money);

/**
 * Returns the fen that a payment is credited for; parts in roubles are counted together, so that they bring as much as
 * one payment would.
 */
export function creditOf(
  payment: { readonly amountMinor: number; readonly currency: 'CNY' | 'RUB' },
  { rateScaled, roublesMinor }: Pick<OrderMoney, 'rateScaled' | 'roublesMinor'>,
): number {
  if (payment.currency === 'CNY') return payment.amountMinor;
  return fenOf(roublesMinor + payment.amountMinor, rateScaled) - fenOf(roublesMinor, rateScaled);
}
