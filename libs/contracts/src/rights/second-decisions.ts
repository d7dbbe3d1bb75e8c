import type { Texts } from '@mall/validation';
import type { Right } from './rights.js';

/** Decisions that need a second person above some limit, by the right that both of them need. */
export const secondDecisions = {
  voucher_audit: { ru: 'Платежи выше предела', zh: '超过限额的付款', en: 'Payments above the limit' },
  refund_audit: { ru: 'Возвраты выше предела', zh: '超过限额的退款', en: 'Refunds above the limit' },
  rate_edit: { ru: 'Резкое изменение курса', zh: '汇率大幅变动', en: 'A rate that jumps' },
  car_review: { ru: 'Резкое изменение цены', zh: '价格大幅变动', en: 'A price that jumps' },
  deal_setting_edit: { ru: 'Повышение пределов', zh: '提高限额', en: 'Raising a limit' },
} as const satisfies Partial<Record<Right, Texts>>;

export type SecondDecision = keyof typeof secondDecisions;
export const SECOND_DECISIONS = Object.keys(secondDecisions) as readonly SecondDecision[];
