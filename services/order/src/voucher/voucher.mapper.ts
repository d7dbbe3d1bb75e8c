import type { VoucherView } from '@mall/contracts/order';
import { dueIn } from './voucher-amount.js';
import type { Voucher } from './voucher.repository.js';

export function toVoucherView(voucher: Voucher, forStaff: boolean): VoucherView {
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
    reason: voucher.reason,
    reasonCode: null,
    creditedFee: 0,
    waitsForSecond: 0,
    dueFee: dueIn(voucher.currency, voucher),
    uploadedBy: voucher.uploadedByKind,
    createTime: voucher.createdAt.toISOString(),
    auditTime: voucher.auditedAt?.toISOString() ?? null,
    auditedBy: forStaff ? voucher.auditedByName : null,
  };
}
