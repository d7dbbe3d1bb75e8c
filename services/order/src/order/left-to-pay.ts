import { voucherStatuses } from '@mall/contracts/order';
import { balanceIn, type OrderMoney } from './balance.js';
import type { Order } from './order.js';

/** Whether nothing is due any more, though less than the total may have come in: a difference was accepted, or the order was cancelled. */
export const isSettled = ({ state, voucherStatus }: Pick<Order, 'state' | 'voucherStatus'>): boolean =>
  state === 'cancelled' || voucherStatus === voucherStatuses.verified.code;

/** Returns the amount that is still to be paid, in minor units of `currency`. Pages, lists and desks use no other rule. */
export const leftIn = (
  currency: 'CNY' | 'RUB',
  order: OrderMoney & { readonly isSettled: boolean },
): number => (order.isSettled ? 0 : balanceIn(currency, order));

/** Returns fen and kopecks that are still to be paid. */
export function leftToPay(order: Order): { readonly leftMinor: number; readonly leftRubMinor: number } {
  const money = { ...order, isSettled: isSettled(order) };
  return { leftMinor: leftIn('CNY', money), leftRubMinor: leftIn('RUB', money) };
}
