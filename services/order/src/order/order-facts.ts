import { contractStatuses, slipStatuses, type OrderFacts } from '@mall/contracts/order';
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
