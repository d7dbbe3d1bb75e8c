import {
  Flag,
  Id,
  Instant,
  ListOf,
  ListOfValues,
  MoneyMinor,
  Nested,
  OneOf,
  say,
  Text,
} from '@mall/validation';
import { FileLinkView } from './file-link.view.js';
import { OrderNamesView } from './order-names.view.js';
import { REFUND_KINDS, type RefundAction, type RefundKind } from './refund-statuses.js';

/** Money that cancelling an order gives back, in the currency in which it came. */
export class RefundOnCancelView {
  @MoneyMinor() amountFee!: number;
  @OneOf(['CNY', 'RUB']) currency!: 'CNY' | 'RUB';
}

/** Amount that a buyer may claim back of an order, in one of the currencies in which money came in. */
export class ReturnableView {
  @MoneyMinor() amountFee!: number;
  @OneOf(['CNY', 'RUB']) currency!: 'CNY' | 'RUB';
  /** Maximum of a claim for a part; below `amountFee` until the car is received. More than it is claimed back as the whole. */
  @MoneyMinor({ optional: true }) partFee?: number;
}

/** The rest of a claim for the whole sum, in the other currency. */
export class RefundWithView {
  @Id() refundId!: string;
  @MoneyMinor() amountFee!: number;
  @OneOf(['CNY', 'RUB']) currency!: 'CNY' | 'RUB';
}

export class RefundView {
  @Id() refundId!: string;
  @Id() orderId!: string;
  @Text() orderNumber!: string;
  @OneOf(REFUND_KINDS, { label: say('Основание', '退款原因', 'Ground') }) kind!: RefundKind;
  @Text() kindLabel!: string;
  @OneOf([0, 1, 2, 3], { label: say('Состояние', '状态', 'Status') }) status!: number;
  @Text({ optional: true }) statusLabel?: string;
  @MoneyMinor({ label: say('Сумма', '金额', 'Amount') }) amountFee!: number;
  @OneOf(['CNY', 'RUB']) currency!: 'CNY' | 'RUB';
  /** The amount in fen of CNY, as the ledger counts it. */
  @MoneyMinor() amountCnyMinor!: number;
  /** Reason written by the reader or a colleague of theirs: buyers do not read the words of staff, nor shops those of finance. */
  @Text({ optional: true, max: 1000 }) reason!: string | null;
  @ListOf(() => FileLinkView) evidence!: FileLinkView[];
  @OneOf(['buyer', 'staff', 'system'], { label: say('Кто запросил', '申请人', 'Requested by') })
  requestedBy!: string;
  /** Name of the member of staff who requested it and wrote its reason; only staff see it, null for requests of others. */
  @Text({ optional: true }) requestedByName!: string | null;
  /** People who approved it; staff see names, buyers do not. */
  @Text({ label: say('Кто решил', '审批人', 'Decided by'), optional: true }) approvedBy!: string | null;
  @Text({ label: say('Причина решения', '审批意见', 'Reason of the decision'), optional: true, max: 1000 })
  decisionReason!: string | null;
  @Text({ label: say('Номер платёжного поручения', '银行流水号', 'Bank reference'), optional: true })
  bankRef!: string | null;
  @Instant({ label: say('Запрошен', '申请时间', 'Requested') }) createTime!: string;
  @Instant({ label: say('Решение от', '审批时间', 'Decided'), optional: true }) auditTime!: string | null;
  @Instant({ label: say('Выплачен', '退款时间', 'Paid out'), optional: true }) payTime!: string | null;
  /** 1 when one person has approved it and it waits for a second; only staff see it. */
  @Flag() waitsForSecond!: number;
  @Text({ optional: true }) firstApprovedBy!: string | null;
  /** The bank's document of the payout; only staff see it. */
  @ListOf(() => FileLinkView, {
    label: say('Платёжное поручение банка', '银行付款凭证', 'Payment order of the bank'),
  })
  payoutFiles!: FileLinkView[];
  /** Actions that the caller may take now. */
  @ListOfValues('string', { label: say('Что сделать', '待办', 'To do') }) actions!: RefundAction[];
  /** Reason why the next action is up to others than the caller, in their language; only staff see it. */
  @Text({ optional: true, max: 500 }) withheld?: string | null;
  /** Refunds of the same claim for the whole sum, which are decided together with this one. */
  @ListOf(() => RefundWithView, { optional: true }) decidedWith?: RefundWithView[];
  @Flag() isMine!: number;
  /** Buyer and cars of its order; only staff see it. */
  @Nested(() => OrderNamesView, { optional: true }) names?: OrderNamesView | null;
}
