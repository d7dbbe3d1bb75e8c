import {
  Day,
  FileUrl,
  Flag,
  Id,
  Instant,
  ListOf,
  ListOfValues,
  MoneyMinor,
  OneOf,
  Text,
} from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { orderLabels } from './order.dto.js';
import { SLIP_DIFFERENCES, type SlipDifference } from './slip-differences.js';
import { SLIP_REJECT_REASONS, type SlipRejectReason } from './slip-reasons.js';

const labels = {
  file: { ru: 'Файл', zh: '文件', en: 'File' },
  fileName: { ru: 'Имя файла', zh: '文件名', en: 'File name' },
  files: { ru: 'Платёжный документ', zh: '付款凭证', en: 'Payment slip' },
  amount: { ru: 'Сумма платежа', zh: '付款金额', en: 'Amount paid' },
  currency: { ru: 'Валюта платежа', zh: '付款币种', en: 'Currency' },
  paidTime: { ru: 'Дата платежа', zh: '付款日期', en: 'Date of payment' },
  bankRef: { ru: 'Номер платёжного поручения', zh: '银行流水号', en: 'Bank reference' },
  result: { ru: 'Решение', zh: '审核结果', en: 'Decision' },
  received: { ru: 'Поступило на счёт', zh: '银行到账金额', en: 'Credited by the bank' },
  difference: { ru: 'Причина разницы', zh: '差额原因', en: 'Reason for the difference' },
  otherTransfer: { ru: 'Это другой перевод', zh: '这是另一笔汇款', en: 'This is another transfer' },
  transfer: { ru: 'Сумма всего перевода', zh: '整笔汇款金额', en: 'Amount of the whole transfer' },
};

/** A file by the answer of an upload call: an address below `/api/files/`. */
export class FileLinkDto {
  @FileUrl({ label: labels.file }) url!: string;
  @Text({ label: labels.fileName, max: 300 }) originName!: string;
}

export class UploadVoucherDto {
  @Id({ label: orderLabels.orderId }) orderId!: string;
  @ListOf(() => FileLinkDto, { label: labels.files, missing: 'upload', minItems: 1, maxItems: 10 })
  files!: FileLinkDto[];
  @MoneyMinor({ label: labels.amount, min: 1 }) amountFee!: number;
  @OneOf(['CNY', 'RUB'], { label: labels.currency }) currency!: 'CNY' | 'RUB';
  @Day({ label: labels.paidTime, of: 'event' }) paidTime!: string;
  @Text({ label: labels.bankRef, max: 60, optional: true, kind: 'code' }) bankRef?: string;
  /** A waiting slip of the caller that this one replaces; without it both wait. */
  @Id({ label: labels.files, optional: true }) replaces?: string;
}

export class AuditVoucherDto {
  @Id({ label: labels.files }) voucherId!: string;
  @OneOf([1, 2], { label: labels.result, description: '1 verified, 2 rejected' }) result!: 1 | 2;
  @Text({
    label: orderLabels.reason,
    max: 500,
    optional: true,
    description: 'Needed for a rejection and for an accepted difference',
    kind: 'lines',
  })
  reason?: string;
  @OneOf(SLIP_REJECT_REASONS, {
    label: orderLabels.reason,
    optional: true,
    description: 'For a rejection; `reason` adds to it, and is needed with `other`',
  })
  reasonCode?: SlipRejectReason;
  @MoneyMinor({
    label: labels.amount,
    min: 1,
    optional: true,
    description:
      'Needed from the second of two people, as the bank statement has it; in the currency of the slip',
  })
  amountFee?: number;
  @MoneyMinor({
    label: labels.received,
    min: 1,
    optional: true,
    description: 'What the bank credited, in the currency of the slip; without it, what was claimed',
  })
  receivedFee?: number;
  @OneOf(SLIP_DIFFERENCES, {
    label: labels.difference,
    optional: true,
    description: 'Needed where `receivedFee` is not the amount claimed; names an accepted difference as well',
  })
  differenceKind?: SlipDifference;
  @Text({
    label: labels.bankRef,
    max: 60,
    optional: true,
    description: 'As the bank statement has it; without it, as the slip has it',
    kind: 'code',
  })
  bankRef?: string;
  @MoneyMinor({
    label: labels.transfer,
    min: 1,
    optional: true,
    description: 'Of a transfer that covers several slips: its whole amount, in the currency of the slip',
  })
  transferFee?: number;
  @Flag({
    label: labels.otherTransfer,
    optional: true,
    description:
      '1: another transfer than the counted ones with the same number; both of two people have to say so',
  })
  otherTransfer?: number;
  @Flag({ optional: true, description: '1: the amount differs and is accepted all the same' })
  acceptDifference?: number;
  @Flag({ optional: true, description: '1: a part of what is due; the order then waits for the balance' })
  partPayment?: number;
}

export class VoucherPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @OneOf([0, 1, 2, 3], { optional: true }) status?: number;
  @Text({ label: orderLabels.orderNumber, max: 40, optional: true, kind: 'code' }) orderNumber?: string;
  @Id({ optional: true }) orderId?: string;
  @Instant({ of: 'period', optional: true }) startTime?: string;
  @Instant({ of: 'period', optional: true, notBelow: 'startTime' }) endTime?: string;
}

export class VoucherRefDto {
  @Id({ label: labels.files }) voucherId!: string;
}
