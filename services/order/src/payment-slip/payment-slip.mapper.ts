import { paymentSlipStates, slipReasonTexts, type VoucherView } from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import { toNamesView } from '../order/order-names.js';
import { leftIn } from '../order/left-to-pay.js';
import type { PaymentSlip } from './payment-slip.js';

export function toPaymentSlipView(slip: PaymentSlip, forStaff: boolean, locale: Locale): VoucherView {
  const { reasonCode } = slip;
  // On a confirmed slip this is the reason of finance for a difference.
  const reason = forStaff || slip.status === paymentSlipStates.rejected ? slip.reason : null;
  return {
    voucherId: slip.voucherId,
    orderId: slip.orderId,
    orderNumber: slip.orderNumber,
    files: slip.files,
    amountFee: slip.amountMinor,
    currency: slip.currency,
    paidTime: slip.paidOn,
    bankRef: slip.bankRef,
    confirmedRef: slip.transferReference,
    status: slip.status,
    reason: slipReasonTexts(reasonCode, reason ?? '')[locale] || null,
    reasonCode,
    receivedFee: slip.receivedMinor,
    differenceKind: slip.differenceKind,
    transferFee: forStaff ? slip.transferMinor : null,
    creditedFee: slip.creditedMinor,
    // How many people look at a payment is a matter of the desk.
    waitsForSecond: forStaff && slip.status === paymentSlipStates.waiting && slip.firstById !== null ? 1 : 0,
    dueFee: dueIn(slip),
    uploadedBy: slip.uploadedByKind,
    createTime: slip.createdAt.toISOString(),
    auditTime: slip.auditedAt?.toISOString() ?? null,
    auditedBy: forStaff ? slip.auditedByName : null,
    names: forStaff ? toNamesView(slip.names, locale) : null,
  };
}

/**
 * Returns the amount due in the slip's currency: for a waiting slip the present balance, for a settled one the whole of
 * the order.
 */
function dueIn(slip: PaymentSlip): number {
  const { currency, status, totalMinor, totalRubMinor } = slip;
  if (status === paymentSlipStates.waiting)
    return leftIn(currency, { ...slip.money, isSettled: slip.isSettled });
  return currency === 'CNY' ? totalMinor : totalRubMinor;
}
