import type { Texts } from '@mall/validation';

export interface StatusRow {
  readonly code: number;
  readonly label: Texts;
}

/** The six states of an order, with the codes of the wire. Prescribed. */
export const orderStatuses = {
  unpaid: { code: 1, label: { ru: 'Ожидает оплаты', zh: '待付款', en: 'Pending payment' } },
  toConfirm: {
    code: 4,
    label: { ru: 'Оплата проверяется', zh: '付款待确认', en: 'Payment to be confirmed' },
  },
  toShip: { code: 2, label: { ru: 'Готовится к отправке', zh: '待发货', en: 'To be shipped' } },
  shipped: { code: 3, label: { ru: 'В пути', zh: '待收货', en: 'Pending receipt' } },
  completed: { code: 5, label: { ru: 'Выполнен', zh: '已完成', en: 'Completed' } },
  cancelled: { code: 6, label: { ru: 'Отменён', zh: '已取消', en: 'Cancelled' } },
} as const satisfies Record<string, StatusRow>;

export type OrderState = keyof typeof orderStatuses;

export const orderStateOf = (code: number): OrderState | undefined =>
  (Object.keys(orderStatuses) as OrderState[]).find((state) => orderStatuses[state].code === code);

export const contractStatuses = {
  unsigned: { code: 0, label: { ru: 'Не подписан', zh: '未签署', en: 'Unsigned' } },
  signed: { code: 1, label: { ru: 'Подписан', zh: '已签署', en: 'Signed' } },
  /** A scan was handed in; a member of staff has to look at it. */
  toCheck: { code: 2, label: { ru: 'Скан проверяется', zh: '扫描件待核验', en: 'Scan to be checked' } },
} as const satisfies Record<string, StatusRow>;

export const voucherStatuses = {
  none: { code: 0, label: { ru: 'Нет подтверждения', zh: '未验证', en: 'Without proof' } },
  verified: { code: 1, label: { ru: 'Проверено', zh: '已验证', en: 'Verified' } },
  rejected: { code: 2, label: { ru: 'Отклонено', zh: '已驳回', en: 'Rejected' } },
} as const satisfies Record<string, StatusRow>;

export const slipStatuses = {
  notUploaded: { code: 0, label: { ru: 'Платёжка не загружена', zh: '未上传付款凭证', en: 'Not uploaded' } },
  uploaded: { code: 1, label: { ru: 'Платёжка загружена', zh: '已上传付款凭证', en: 'Uploaded' } },
} as const satisfies Record<string, StatusRow>;

/** Reasons for closing an order. Codes 1, 4 and 15 are the family's; 7 and 8 are ours. */
export const closeTypes = {
  timeout: { code: 1, label: { ru: 'Истёк срок оплаты', zh: '超时未付款', en: 'Not paid in time' } },
  buyer: { code: 4, label: { ru: 'Отменён покупателем', zh: '买家取消', en: 'Cancelled by the buyer' } },
  staff: { code: 7, label: { ru: 'Отменён продавцом', zh: '卖方取消', en: 'Cancelled by the seller' } },
  refunded: { code: 8, label: { ru: 'Деньги возвращены', zh: '已全额退款', en: 'Refunded' } },
} as const satisfies Record<string, StatusRow>;

/** Codes of a payment slip: it waits for its check, was verified, sent back, or gave way to a later one. */
export const paymentSlipStates = { waiting: 0, verified: 1, rejected: 2, replaced: 3 } as const;

/** The label of a code in a table of statuses; undefined for a code that is not in it. */
export const statusTexts = (rows: Readonly<Record<string, StatusRow>>, code: number): Texts | undefined =>
  Object.values(rows).find((row) => row.code === code)?.label;

/** Whether the status code of an order is that of one of these states. */
export const isOrderIn = (status: number, ...states: readonly OrderState[]): boolean =>
  states.some((state) => orderStatuses[state].code === status);
