import { say, type Texts } from '@mall/validation';
import type { Right } from '../rights/index.js';

export interface OrderReminderRow {
  /** The moment that its hours are counted from: the end of the time to pay or to confirm receipt, a slip's upload, the payment. */
  readonly of: 'payBefore' | 'receiptBefore' | 'slipUploaded' | 'paid';
  /** Hours before the moment; negative after it. */
  readonly hoursBefore: number;
  /** The buyer, the merchants of the shop, or the staff who hold a right. */
  readonly to: readonly ('buyer' | 'shop' | Right)[];
  /** Text with `{orderNumber}` and `{time}`, the moment. */
  readonly text: Texts;
  /** Text that replaces `text` while the contract is not signed. */
  readonly unsigned?: Texts;
}

/**
 * Reminders of orders that still wait, by time. Several reminders of one moment are stages: each counts until the next
 * one begins, so that nobody reads of a day when two hours are left.
 */
export const orderReminders = {
  payDay: {
    of: 'payBefore',
    hoursBefore: 24,
    to: ['buyer'],
    text: say(
      'Заказ {orderNumber} нужно оплатить до {time}. Потом автомобиль вернётся в продажу.',
      '请在{time}前支付订单 {orderNumber}，逾期车辆将重新上架。',
      'Order {orderNumber} is to be paid before {time}. After that the car goes back on sale.',
    ),
    unsigned: say(
      'Заказ {orderNumber} нужно подписать и оплатить до {time}. Потом автомобиль вернётся в продажу.',
      '请在{time}前签署合同并支付订单 {orderNumber}，逾期车辆将重新上架。',
      'Order {orderNumber} is to be signed and paid before {time}. After that the car goes back on sale.',
    ),
  },
  payHours: {
    of: 'payBefore',
    hoursBefore: 2,
    to: ['buyer'],
    text: say(
      'Меньше двух часов до конца срока оплаты заказа {orderNumber}: {time}. Если вы уже перевели деньги, приложите платёжный документ.',
      '订单 {orderNumber} 的付款期限不足两小时：{time}。如已汇款，请上传付款凭证。',
      'Less than two hours are left to pay order {orderNumber}: until {time}. If you have paid already, hand in the payment slip.',
    ),
    unsigned: say(
      'Меньше двух часов, чтобы подписать и оплатить заказ {orderNumber}: {time}. Потом автомобиль вернётся в продажу.',
      '订单 {orderNumber} 的签约和付款期限不足两小时：{time}。逾期车辆将重新上架。',
      'Less than two hours are left to sign and pay order {orderNumber}: until {time}. After that the car goes back on sale.',
    ),
  },
  receiveWeek: {
    of: 'receiptBefore',
    hoursBefore: 168,
    to: ['buyer'],
    text: say(
      'Автомобиль по заказу {orderNumber} ждёт вас в Уссурийске. Если вы не подтвердите получение, оно подтвердится само: {time}.',
      '订单 {orderNumber} 的车辆已在乌苏里斯克等候提车。如未确认收货，系统将于{time}自动确认。',
      'The car of order {orderNumber} waits for you in Ussuriysk. Unless you confirm the receipt, it confirms itself: {time}.',
    ),
  },
  receiveDay: {
    of: 'receiptBefore',
    hoursBefore: 24,
    to: ['buyer'],
    text: say(
      'Меньше суток до автоматического подтверждения получения по заказу {orderNumber}: {time}. Если автомобиль не получен, напишите нам.',
      '订单 {orderNumber} 将在 24 小时内自动确认收货：{time}。如未提车，请联系我们。',
      'The receipt of order {orderNumber} confirms itself within a day: {time}. If you do not have the car, write to us.',
    ),
  },
  slipDay: {
    of: 'slipUploaded',
    hoursBefore: -24,
    to: ['voucher_audit'],
    text: say(
      'Платёжный документ по заказу {orderNumber} ждёт проверки больше суток. Загружен: {time}.',
      '订单 {orderNumber} 的付款凭证已等待审核超过 24 小时，上传时间：{time}。',
      'The payment slip of order {orderNumber} has waited for its check for more than a day. It was uploaded: {time}.',
    ),
  },
  shipFortnight: {
    of: 'paid',
    hoursBefore: -336,
    to: ['order_ship', 'shop'],
    text: say(
      'Заказ {orderNumber} оплачен больше двух недель назад и не отправлен. Оплата подтверждена: {time}.',
      '订单 {orderNumber} 付款已超过两周仍未发货，付款确认时间：{time}。',
      'Order {orderNumber} was paid more than two weeks ago and is not shipped. The payment was confirmed: {time}.',
    ),
  },
} as const satisfies Record<string, OrderReminderRow>;

export type OrderReminder = keyof typeof orderReminders;
export const ORDER_REMINDERS = Object.keys(orderReminders) as readonly OrderReminder[];

export const orderReminderRow = (reminder: OrderReminder): OrderReminderRow => orderReminders[reminder];

/**
 * Returns the hours before the moment at which the next stage begins; undefined when a reminder counts as long as the
 * order waits.
 */
export function nextStageHours({ of, hoursBefore }: OrderReminderRow): number | undefined {
  if (hoursBefore < 0) return undefined;
  const later = ORDER_REMINDERS.map(orderReminderRow).filter(
    (row) => row.of === of && row.hoursBefore < hoursBefore,
  );
  return Math.max(0, ...later.map((row) => row.hoursBefore));
}
