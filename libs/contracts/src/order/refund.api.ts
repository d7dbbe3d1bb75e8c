import { Flag, Id, ListOf, ListOfValues, MoneyMinor, OneOf, Text, say } from '@mall/validation';
import { adminPageOf, AdminPageDto, buyer, defineApi, listOf, staff } from '../define/index.js';
import { attachErrors } from '../file/file.errors.js';
import { orderLabels, OrderRefDto } from './order.dto.js';
import { orderErrors } from './order.errors.js';
import { REFUND_KINDS, type RefundKind } from './refund-statuses.js';
import { RefundView, ReturnableView } from './refund.views.js';
import { FileLinkDto } from './voucher.dto.js';

const labels = {
  refund: say('Возврат', '退款', 'Refund'),
  amount: say('Сумма возврата', '退款金额', 'Amount to refund'),
  currency: say('Валюта', '币种', 'Currency'),
  whole: say('Вся сумма', '全额', 'The whole sum'),
  bankRef: say('Номер платёжного поручения', '银行流水号', 'Bank reference'),
  payout: say('Платёжное поручение банка', '银行付款凭证', 'Payment order of the bank'),
  transfer: say('Сумма всего перевода', '整笔汇款金额', 'Amount of the whole transfer'),
  otherTransfer: say('Это другой перевод', '这是另一笔汇款', 'This is another transfer'),
  evidence: say('Подтверждающие документы', '证明材料', 'Evidence'),
  result: say('Решение', '审核结果', 'Decision'),
};

/** Request of a buyer for a refund of a paid order. */
export class ApplyRefundDto extends OrderRefDto {
  @MoneyMinor({ label: labels.amount, min: 1 }) amountFee!: number;
  @OneOf(['CNY', 'RUB'], { label: labels.currency, optional: true }) currency: 'CNY' | 'RUB' = 'CNY';
  @Text({ label: orderLabels.reason, min: 3, max: 1000, kind: 'lines' }) reason!: string;
  @ListOf(() => FileLinkDto, { label: labels.evidence, optional: true, maxItems: 10 })
  evidence?: FileLinkDto[];
  @OneOf([1], {
    label: labels.whole,
    optional: true,
    description:
      'All of the money, also that of the other currency; amount and currency are one of those that may be claimed back',
  })
  whole?: 1;
}

export class RefundPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @OneOf([0, 1, 2, 3], { optional: true }) status?: number;
  @OneOf(REFUND_KINDS, { optional: true }) kind?: RefundKind;
  @Id({ optional: true }) orderId?: string;
  @Text({ label: orderLabels.orderNumber, max: 40, optional: true, kind: 'code' }) orderNumber?: string;
}

export class RefundRefDto {
  @Id({ label: labels.refund }) refundId!: string;
}

/**
 * Decision on a refund: 1 approves, 2 rejects; the person who requested it cannot approve it. The refunds of a claim for
 * the whole sum are decided together.
 */
export class AuditRefundDto extends RefundRefDto {
  @OneOf([1, 2], { label: labels.result }) result!: 1 | 2;
  @Text({
    label: orderLabels.reason,
    max: 1000,
    optional: true,
    description: 'Needed for a rejection',
    kind: 'lines',
  })
  reason?: string;
  @MoneyMinor({
    label: labels.amount,
    min: 1,
    optional: true,
    description: 'Needed from the second of two people; in the currency of the refund',
  })
  amountFee?: number;
}

export class PayRefundDto extends RefundRefDto {
  @Text({ label: labels.bankRef, min: 3, max: 60, kind: 'code' }) bankRef!: string;
  @ListOf(() => FileLinkDto, {
    label: labels.payout,
    missing: 'upload',
    minItems: 1,
    maxItems: 5,
    description: 'The bank’s document of the payout: private uploads of the caller',
  })
  files!: FileLinkDto[];
  @MoneyMinor({
    label: labels.transfer,
    min: 1,
    optional: true,
    description: 'Of a transfer that pays several refunds: its whole amount, in the currency of the refund',
  })
  transferFee?: number;
  @Flag({
    label: labels.otherTransfer,
    optional: true,
    description: '1: another transfer than the recorded ones with the same number',
  })
  otherTransfer?: number;
}

export const orderRefundApi = defineApi('order.refund', {
  apply: {
    http: 'POST /mall4cloud_order/p/refund/apply',
    request: ApplyRefundDto,
    response: RefundView,
    access: buyer(),
    family: 'mall',
    errors: [
      orderErrors.orderNotFound,
      orderErrors.refundTooMuch,
      orderErrors.refundPartTooLarge,
      orderErrors.refundWholeOnly,
      orderErrors.refundAllAsked,
      orderErrors.refundOfCancelled,
      orderErrors.refundTooSmall,
      orderErrors.refundCurrency,
      orderErrors.refundRefused,
      orderErrors.slipType,
      ...attachErrors,
    ],
    summary: 'Ask for money back on your paid order; staff decide.',
  },
  returnable: {
    http: 'GET /mall4cloud_order/p/refund/returnable',
    request: OrderRefDto,
    response: listOf(ReturnableView),
    access: buyer(),
    family: 'mall',
    errors: [orderErrors.orderNotFound],
    summary: 'What may be claimed back of one of your orders, by currency; empty where nothing can go back.',
  },
  mine: {
    http: 'GET /mall4cloud_order/p/refund/list',
    request: OrderRefDto,
    response: listOf(RefundView),
    access: buyer(),
    family: 'mall',
    errors: [orderErrors.orderNotFound],
    summary: 'The refunds of one of your orders.',
  },
  list: {
    http: 'GET /admin/refund/page',
    request: RefundPageDto,
    response: adminPageOf(RefundView),
    access: staff('refund_audit'),
    family: 'admin',
    summary: 'Refunds, open ones first, the longest waiting on top.',
  },
  one: {
    http: 'GET /admin/refund/{refundId}',
    request: RefundRefDto,
    response: RefundView,
    access: staff('refund_audit'),
    family: 'admin',
    errors: [orderErrors.refundNotFound],
    summary: 'One refund.',
  },
  audit: {
    http: 'PUT /mall4cloud_order/m/refund/audit',
    request: AuditRefundDto,
    response: RefundView,
    access: staff('refund_audit'),
    family: 'mall',
    errors: [
      orderErrors.refundNotFound,
      orderErrors.refundState,
      orderErrors.refundOwed,
      orderErrors.refundOfWhole,
      orderErrors.oneTask,
      orderErrors.samePerson,
      orderErrors.amountNotRetyped,
      orderErrors.reasonNeeded,
    ],
    summary:
      'Approve a refund, above the limit as the first or the second of two people, or reject it; never your own.',
  },
  pay: {
    http: 'PUT /mall4cloud_order/m/refund/pay',
    request: PayRefundDto,
    response: RefundView,
    access: staff('refund_audit'),
    family: 'mall',
    errors: [
      orderErrors.refundNotFound,
      orderErrors.refundState,
      orderErrors.refundNotApproved,
      orderErrors.refundHalfApproved,
      orderErrors.oneTask,
      orderErrors.slipType,
      orderErrors.bankRefNeeded,
      orderErrors.payoutUsed,
      orderErrors.payoutAlike,
      orderErrors.payoutByAnother,
      orderErrors.payoutIsReceipt,
      orderErrors.payoutFileUsed,
      orderErrors.transferExceeded,
      orderErrors.transferWholeDiffers,
      orderErrors.transferCurrency,
      ...attachErrors,
    ],
    summary: 'Say that an approved refund was paid out, with the bank’s reference and document.',
  },
});
