import type { Caller } from '@mall/contracts/define';
import { toNamesView } from '../order/order-names.js';
import { refundKinds, refundStatusTexts, type RefundView } from '@mall/contracts/order';
import { fillText, type Locale } from '@mall/validation';
import { isReplaced } from './outcome-texts.js';
import { refundActionsFor, refundCodeOf, withheldFrom, type Refund } from './refund.js';

export interface RefundViewer {
  readonly locale: Locale;
  readonly userId: string | undefined;
  readonly isStaff: boolean;
}

/**
 * Returns a refund for its reader. Names of staff are shown only to staff, and so is their reason for a refund that the
 * mall has opened.
 */
export function toRefundView(refund: Refund, { locale, userId, isStaff }: RefundViewer): RefundView {
  return {
    refundId: refund.refundId,
    orderId: refund.orderId,
    orderNumber: refund.orderNumber,
    kind: refund.kind,
    kindLabel: refundKinds[refund.kind][locale],
    status: refundCodeOf(refund.state),
    statusLabel: refundStatusTexts({ ...refund, isReplaced: isReplaced(refund) })[locale],
    amountFee: refund.amountMinor,
    currency: refund.currency,
    amountCnyMinor: refund.amountCnyMinor,
    reason: isStaff || refund.requestedByKind === 'buyer' ? refund.reason : null,
    evidence: refund.evidence,
    waitsForSecond: isStaff && refund.state === 'requested' && refund.firstById !== null ? 1 : 0,
    firstApprovedBy: isStaff ? refund.firstByName : null,
    payoutFiles: isStaff ? refund.payoutFiles : [],
    requestedBy: refund.requestedByKind,
    requestedByName: isStaff && refund.requestedByKind === 'staff' ? refund.requestedByName : null,
    approvedBy: isStaff ? refund.decidedByName : null,
    // On an approval it is a note of finance; a buyer reads the reason why a claim was rejected.
    decisionReason: isStaff || refund.state === 'rejected' ? refund.decisionReason : null,
    bankRef: refund.bankRef,
    createTime: refund.createdAt.toISOString(),
    auditTime: refund.decidedAt?.toISOString() ?? null,
    payTime: refund.paidAt?.toISOString() ?? null,
    withheld: isStaff ? withheldTexts(refund, userId!, locale) : null,
    decidedWith: refund.decidedWith.map(({ refundId, amountMinor, currency }) => ({
      refundId,
      amountFee: amountMinor,
      currency,
    })),
    actions: isStaff ? refundActionsFor(refund, userId!) : [],
    isMine: refund.requestedById === userId ? 1 : 0,
    names: isStaff ? toNamesView(refund.names, locale) : null,
  };
}

/** Returns a refund as its reader, the caller, sees it. */
export const refundViewFor = (refund: Refund, { locale, userId, kind }: Caller): RefundView =>
  toRefundView(refund, { locale, userId, isStaff: kind === 'staff' });

function withheldTexts(refund: Refund, staffId: string, locale: Locale): string | null {
  const refusal = withheldFrom(refund, staffId);
  return refusal ? fillText(refusal.declaration.text, locale, refusal.params) : null;
}
