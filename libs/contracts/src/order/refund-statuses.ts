import { say, type Texts } from '@mall/validation';

/** States of a refund. Codes are ours, in the order in which they follow. */
export const refundStatuses = {
  requested: { code: 0, label: say('Запрошен', '已申请', 'Requested') },
  approved: { code: 1, label: say('Одобрен', '已批准', 'Approved') },
  paid: { code: 2, label: say('Выплачен', '已退款', 'Paid') },
  rejected: { code: 3, label: say('Отклонён', '已驳回', 'Rejected') },
} as const;

/** Label of a refund that the mall owes and nobody has to grant, until it is approved. */
const owed = say('К выплате', '待退款', 'To be paid out');

/** Label of a claim that ended because the order was cancelled, so that all of the money goes back. */
const replaced = say('Заменён возвратом всей суммы', '已改为全额退款', 'Replaced by a refund of everything');

interface RefundStatus {
  readonly kind: RefundKind;
  readonly state: RefundState;
  /** See `RefundMoved.isReplaced`. */
  readonly isReplaced?: boolean;
}

/** Returns the status of a refund: only a claim is asked for and may be rejected. */
export function refundStatusTexts({ kind, state, isReplaced = false }: RefundStatus): Texts {
  if (isReplaced) return replaced;
  return kind !== 'claim' && state === 'requested' ? owed : refundStatuses[state].label;
}

export type RefundState = keyof typeof refundStatuses;

/** Decisions on a requested refund, with the codes of the wire. */
export const refundVerdicts = { approved: 1, rejected: 2 } as const;

/** Kinds of refunds, by reason. The mall itself opens the first two. */
export const refundKinds = {
  cancelled: say('Заказ отменён после оплаты', '付款后取消订单', 'Cancelled after payment'),
  overpaid: say('Переплата', '多付款', 'Overpayment'),
  claim: say('Заявление покупателя', '买家申请', 'Buyer’s request'),
} as const satisfies Record<string, Texts>;

export type RefundKind = keyof typeof refundKinds;
export const REFUND_KINDS = Object.keys(refundKinds) as readonly RefundKind[];

/** Next steps that a refund may take. */
export const refundActions = ['approve', 'pay', 'reject'] as const;
export type RefundAction = (typeof refundActions)[number];
