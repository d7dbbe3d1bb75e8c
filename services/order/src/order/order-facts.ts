import { contractStatuses, slipStatuses, type OrderFacts } from '@mall/contracts/order';
import { borderDay } from '@mall/validation/typography';
import type { Order } from './order.js';

/** Returns the facts that the guards of an order's actions check. */
export function factsOf(order: Order): OrderFacts {
  const { state, creditedMinor, payBefore, autoReceiptAt, rateLockedUntil, now, contractStatus } = order;
  const { hasOpenRefund, isReturning, returningMinor, isFairlyClaimed, vinsMissing } = order;
  const isContractSigned = contractStatus === contractStatuses.signed.code;
  const isScanWaiting = contractStatus === contractStatuses.toCheck.code;
  const terms = { payBefore, autoReceiptAt, rateLockedUntil, now };
  const isSlipWaiting = order.slipStatus === slipStatuses.uploaded.code;
  const money = { creditedMinor, returningMinor, hasOpenRefund, isReturning, isFairlyClaimed, isSlipWaiting };
  return { state, isContractSigned, isScanWaiting, vinsMissing, ...money, ...terms };
}

const DAY_MS = 86_400_000;

/** Returns the time of automatic receipt for a car that stands ready from now on. */
export const automaticReceiptAt = ({ now, autoReceiptDays }: Pick<Order, 'now' | 'autoReceiptDays'>): Date =>
  new Date(now.getTime() + autoReceiptDays * DAY_MS);

/** Returns the day on which an order was placed, `yyyy-MM-dd` at the border, as its page, its number and its papers say it. */
export const orderDay = ({ createdAt }: { readonly createdAt: Date }): string => borderDay(createdAt);
