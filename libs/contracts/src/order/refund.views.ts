import {
  Flag,
  Id,
  Instant,
  ListOf,
  ListOfValues,
  MoneyMinor,
  OneOf,
  Text,
  type Texts,
} from '@mall/validation';
import { FileLinkView } from './file-link.view.js';

const say = (ru: string, zh: string, en: string): Texts => ({ ru, zh, en });

/** The states of a refund. Codes are ours, in the order in which they follow. */
export const refundStatuses = {
  requested: { code: 0, label: say('Запрошен', '已申请', 'Requested') },
  approved: { code: 1, label: say('Одобрен', '已批准', 'Approved') },
  paid: { code: 2, label: say('Выплачен', '已退款', 'Paid') },
  rejected: { code: 3, label: say('Отклонён', '已驳回', 'Rejected') },
} as const;

export type RefundState = keyof typeof refundStatuses;

/** Why money goes back. The first two are opened by the mall itself. */
export const refundKinds = {
  cancelled: say('Заказ отменён после оплаты', '付款后取消订单', 'Cancelled after payment'),
  overpaid: say('Переплата', '多付款', 'Overpayment'),
  claim: say('Заявление покупателя', '买家申请', 'Buyer’s request'),
} as const satisfies Record<string, Texts>;

export type RefundKind = keyof typeof refundKinds;
export const REFUND_KINDS = Object.keys(refundKinds) as readonly RefundKind[];

/** What may be done to a refund next. */
export const refundActions = ['approve', 'pay', 'reject'] as const;
export type RefundAction = (typeof refundActions)[number];

export class RefundView {
  @Id() refundId!: string;
  @Id() orderId!: string;
  @Text() orderNumber!: string;
  @OneOf(REFUND_KINDS) kind!: RefundKind;
  @Text() kindLabel!: string;
  @OneOf([0, 1, 2, 3]) status!: number;
  @MoneyMinor() amountFee!: number;
  @OneOf(['CNY', 'RUB']) currency!: 'CNY' | 'RUB';
  /** The same in fen of CNY, as the ledger counts it. */
  @MoneyMinor() amountCnyMinor!: number;
  @Text({ optional: true, max: 1000 }) reason!: string | null;
  @ListOf(() => FileLinkView) evidence!: FileLinkView[];
  @OneOf(['buyer', 'staff', 'system']) requestedBy!: string;
  /** Staff see names, buyers do not. */
  @Text({ optional: true }) approvedBy!: string | null;
  @Text({ optional: true, max: 1000 }) decisionReason!: string | null;
  @Text({ optional: true }) bankRef!: string | null;
  @Instant() createTime!: string;
  @Instant({ optional: true }) auditTime!: string | null;
  @Instant({ optional: true }) payTime!: string | null;
  /** What the caller may do now. */
  @ListOfValues('string') actions!: RefundAction[];
  @Flag() isMine!: number;
}
