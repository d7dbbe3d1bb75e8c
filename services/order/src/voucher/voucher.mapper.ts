import { slipReasonTexts, type VoucherView } from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import { balanceOf, balanceRubOf } from '../order/balance.js';
import type { Voucher } from './voucher.repository.js';

export function toVoucherView(voucher: Voucher, forStaff: boolean, locale: Locale): VoucherView {
  const { reason, reasonCode } = voucher;
  return {
    voucherId: voucher.voucherId,
    orderId: voucher.orderId,
    orderNumber: voucher.orderNumber,
    files: voucher.files,
    amountFee: voucher.amountMinor,
    currency: voucher.currency,
    paidTime: voucher.paidOn,
    bankRef: voucher.bankRef,
    status: voucher.status,
    reason: slipReasonTexts(reasonCode, reason ?? '')[locale] || null,
    reasonCode,
    creditedFee: voucher.creditedMinor,
    waitsForSecond: voucher.status === 0 && voucher.firstById !== null ? 1 : 0,
    dueFee: dueIn(voucher),
    uploadedBy: voucher.uploadedByKind,
    createTime: voucher.createdAt.toISOString(),
    auditTime: voucher.auditedAt?.toISOString() ?? null,
    auditedBy: forStaff ? voucher.auditedByName : null,
  };
}

/** For a slip that waits the balance of now, for a settled one the whole of the order; in its currency. */
function dueIn(voucher: Voucher): number {
  const { currency, status, totalMinor, totalRubMinor } = voucher;
  if (status === 0) return currency === 'CNY' ? balanceOf(voucher.money) : balanceRubOf(voucher.money);
  return currency === 'CNY' ? totalMinor : totalRubMinor;
}
