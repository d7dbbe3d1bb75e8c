import { fillText, type Locale, type Texts } from '@mall/validation';

/** What a notice says; `{placeholders}` are filled with escaped values. */
export const noticeTexts = {
  orderSubmitted: {
    ru: 'Заказ {orderNumber} оформлен. Автомобиль забронирован за вами.',
    zh: '订单 {orderNumber} 已提交，车辆已为您保留。',
    en: 'Order {orderNumber} is placed. The car is held for you.',
  },
  slipWaiting: {
    ru: 'По заказу {orderNumber} загружено платёжное поручение. Нужна проверка.',
    zh: '订单 {orderNumber} 已上传付款凭证，请审核。',
    en: 'A payment slip was uploaded for order {orderNumber}. It needs a check.',
  },
  slipReceived: {
    ru: 'Платёжное поручение по заказу {orderNumber} получено. Мы проверим поступление.',
    zh: '已收到订单 {orderNumber} 的付款凭证，正在核实。',
    en: 'We have your payment slip for order {orderNumber} and are checking the payment.',
  },
  slipRejected: {
    ru: 'Платёж по заказу {orderNumber} не подтверждён: {reason}',
    zh: '订单 {orderNumber} 的付款未通过审核：{reason}',
    en: 'The payment for order {orderNumber} was not confirmed: {reason}',
  },
  partConfirmed: {
    ru: 'По заказу {orderNumber} поступила часть оплаты. Остаток: {balance}.',
    zh: '订单 {orderNumber} 已收到部分款项，余额 {balance}。',
    en: 'A part of the payment for order {orderNumber} has arrived. The balance is {balance}.',
  },
  payTimeExtended: {
    ru: 'Срок оплаты заказа {orderNumber} продлён.',
    zh: '订单 {orderNumber} 的付款期限已延长。',
    en: 'You have more time to pay for order {orderNumber}.',
  },
  requoted: {
    ru: 'Курс по заказу {orderNumber} обновлён. Сумма в юанях не изменилась.',
    zh: '订单 {orderNumber} 已按新汇率重新报价，人民币金额不变。',
    en: 'Order {orderNumber} has a new rate. Its price in yuan is the same.',
  },
  milestone: {
    ru: 'Заказ {orderNumber}: {milestone}, {date}.',
    zh: '订单 {orderNumber}：{milestone}（{date}）。',
    en: 'Order {orderNumber}: {milestone}, {date}.',
  },
  refundRequested: {
    ru: 'По заказу {orderNumber} открыт возврат {amount}.',
    zh: '订单 {orderNumber} 已发起退款 {amount}。',
    en: 'A refund of {amount} was opened for order {orderNumber}.',
  },
  refundApproved: {
    ru: 'Возврат {amount} по заказу {orderNumber} одобрен.',
    zh: '订单 {orderNumber} 的退款 {amount} 已批准。',
    en: 'The refund of {amount} for order {orderNumber} was approved.',
  },
  refundPaid: {
    ru: 'Возврат {amount} по заказу {orderNumber} выплачен.',
    zh: '订单 {orderNumber} 的退款 {amount} 已汇出。',
    en: 'The refund of {amount} for order {orderNumber} was paid.',
  },
  refundRejected: {
    ru: 'В возврате {amount} по заказу {orderNumber} отказано. Причина указана в заказе.',
    zh: '订单 {orderNumber} 的退款 {amount} 未获批准，原因见订单。',
    en: 'The refund of {amount} for order {orderNumber} was rejected. The reason is in the order.',
  },
  paymentConfirmed: {
    ru: 'Оплата по заказу {orderNumber} подтверждена. Готовим автомобиль к отправке.',
    zh: '订单 {orderNumber} 付款已确认，正在安排发运。',
    en: 'Your payment for order {orderNumber} was confirmed. We are preparing the car for shipping.',
  },
  toShip: {
    ru: 'Заказ {orderNumber} оплачен. Его можно отправлять.',
    zh: '订单 {orderNumber} 已付款，可以发货。',
    en: 'Order {orderNumber} is paid and can be shipped.',
  },
  contractSigned: {
    ru: 'Договор по заказу {orderNumber} подписан.',
    zh: '订单 {orderNumber} 的合同已签署。',
    en: 'The contract for order {orderNumber} is signed.',
  },
  shipped: {
    ru: 'Автомобиль по заказу {orderNumber} отправлен.',
    zh: '订单 {orderNumber} 的车辆已发运。',
    en: 'The car of order {orderNumber} is on its way.',
  },
  received: {
    ru: 'Заказ {orderNumber} завершён. Получение подтверждено.',
    zh: '订单 {orderNumber} 已完成，买家已确认收车。',
    en: 'Order {orderNumber} is completed. Receipt is confirmed.',
  },
  cancelled: {
    ru: 'Заказ {orderNumber} отменён.',
    zh: '订单 {orderNumber} 已取消。',
    en: 'Order {orderNumber} was cancelled.',
  },
  expired: {
    ru: 'Срок оплаты заказа {orderNumber} истёк. Бронь снята.',
    zh: '订单 {orderNumber} 已超过付款期限，车辆已释放。',
    en: 'The time to pay for order {orderNumber} has run out. The hold is released.',
  },
  shopApplied: {
    ru: 'Поступила заявка на открытие магазина. Нужна проверка документов.',
    zh: '收到新的开店申请，请审核资料。',
    en: 'A shop application has arrived. Its documents need a review.',
  },
  shopApproved: {
    ru: 'Заявка одобрена, магазин открыт. Войдите снова, чтобы управлять им.',
    zh: '审核已通过，店铺已上线。请重新登录后管理店铺。',
    en: 'Your application was approved and the shop is open. Sign in again to manage it.',
  },
  shopRejected: {
    ru: 'Заявка на магазин отклонена. Причины указаны в заявке, их можно исправить.',
    zh: '开店申请未通过，原因见申请详情，修改后可重新提交。',
    en: 'Your shop application was rejected. The reasons are in the application; you can correct it.',
  },
} as const satisfies Record<string, Texts>;

/** Values of people and of the mall; one that differs by language is told in the reader's. */
export type NoticeParams = Readonly<Record<string, string | Texts>>;

export type NoticeTemplate = keyof typeof noticeTexts;

/**
 * A notice as HTML. Values are escaped, and the heartbeat's word is written so that no client takes the notice
 * for a heartbeat and drops it (spec: a message containing "pong" is ignored).
 */
export function renderNotice(template: NoticeTemplate, locale: Locale, params: NoticeParams): string {
  const fillings = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, escaped(value)]));
  return fillText(noticeTexts[template], locale, fillings).replace(
    /pong/gi,
    (word) => `${word[0]}&#${word.charCodeAt(1)};${word.slice(2)}`,
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (value: string | Texts): string | Texts =>
  typeof value === 'string'
    ? escapeHtml(value)
    : { ru: escapeHtml(value.ru), zh: escapeHtml(value.zh), en: escapeHtml(value.en) };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
