import type { Texts } from '@mall/validation';
import type { OrderEventName } from '../order/index.js';

/** Kinds of notices; readers choose by kind which notices reach them, and on which channel. */
export const noticeKinds = {
  order: { label: { ru: 'Заказы', zh: '订单', en: 'Orders' } },
  payment: { label: { ru: 'Оплата', zh: '付款', en: 'Payments' } },
  delivery: { label: { ru: 'Доставка', zh: '运输', en: 'Delivery' } },
  refund: { label: { ru: 'Возвраты', zh: '退款', en: 'Refunds' } },
  shop: { label: { ru: 'Магазин и объявления', zh: '店铺与车源', en: 'Shop and listings' } },
  chat: { label: { ru: 'Переписка', zh: '消息', en: 'Messages' } },
  reminder: { label: { ru: 'Сроки и напоминания', zh: '期限与提醒', en: 'Deadlines and reminders' } },
} as const satisfies Record<string, { readonly label: Texts }>;

export type NoticeKind = keyof typeof noticeKinds;
export const NOTICE_KINDS = Object.keys(noticeKinds) as readonly NoticeKind[];

/** The kind of the notices that follow from an event of an order. */
export const kindOfOrderEvent = {
  submitted: 'order',
  contractSigned: 'order',
  contractHandedIn: 'order',
  contractSentBack: 'order',
  requoted: 'order',
  cancelled: 'order',
  expired: 'order',
  received: 'order',
  paymentSlipUploaded: 'payment',
  slipRejected: 'payment',
  paymentConfirmed: 'payment',
  paymentPartConfirmed: 'payment',
  payTimeExtended: 'payment',
  milestoneWritten: 'delivery',
  delayed: 'delivery',
  vinsNamed: 'delivery',
  shipped: 'delivery',
  refundMoved: 'refund',
  reminded: 'reminder',
} as const satisfies Record<OrderEventName, NoticeKind>;

interface NoticeChannelRow {
  readonly label: Texts;
  /** Kinds that are on for readers who have chosen nothing. */
  readonly onFor: readonly NoticeKind[];
}

/** Channels on which a notice reaches its reader, besides the list of notices, which shows all of them. */
export const noticeChannels = {
  page: {
    label: { ru: 'На открытой странице', zh: '网页弹出提示', en: 'On the open page' },
    onFor: NOTICE_KINDS,
  },
  email: { label: { ru: 'Электронная почта', zh: '电子邮件', en: 'E-mail' }, onFor: NOTICE_KINDS },
  // Each message costs money and may come at a bad time, so by default only kinds with a deadline are sent.
  sms: { label: { ru: 'SMS', zh: '短信', en: 'SMS' }, onFor: ['payment', 'reminder'] },
  push: {
    label: { ru: 'В браузере', zh: '浏览器推送', en: 'In the browser' },
    onFor: NOTICE_KINDS,
  },
} as const satisfies Record<string, NoticeChannelRow>;

export type NoticeChannel = keyof typeof noticeChannels;
export const NOTICE_CHANNELS = Object.keys(noticeChannels) as readonly NoticeChannel[];

/** Channels that clients of release 0.1.0 know; the answers that they read name no others. */
export const FIRST_CHANNELS = ['page', 'email'] as const satisfies readonly NoticeChannel[];
export type FirstChannel = (typeof FIRST_CHANNELS)[number];

/** Records that a notice may lead to. */
export const NOTICE_SUBJECTS = ['order', 'shopApplication', 'conversation', 'car'] as const;
export type NoticeSubject = (typeof NOTICE_SUBJECTS)[number];
