import type { Texts } from '@mall/validation';
import type { OrderEventName, OrderMoveRow, OrderNotice } from './order-action-row.js';
import type { OrderAction } from './order-actions.js';

const say = (ru: string, zh: string, en: string): Texts => ({ ru, zh, en });

/** A payment slip may come after the order has moved on: what it brings is counted, and given back where nothing is due. */
const late = {
  toShip: 'toShip',
  shipped: 'shipped',
  completed: 'completed',
  cancelled: 'cancelled',
} as const;

/**
 * The life of an order: every way in which it changes, by whom and on what condition, and what is said of it in the history and
 * in notices. State machine, offered actions, state diagram, history lines and chat notices read it.
 */
export const orderMoves = {
  submit: {
    states: {},
    by: ['buyer'],
    misfit: 'orderClosed',
    history: {
      desk: say('Заказ оформлен', '提交订单', 'Order placed'),
      buyer: say('Заказ оформлен', '提交订单', 'Order placed'),
    },
    event: 'submitted',
    notice: {
      buyer: say(
        'Заказ {orderNumber} оформлен. Автомобиль забронирован за вами.',
        '订单 {orderNumber} 已提交，车辆已为您保留。',
        'Order {orderNumber} is placed. The car is held for you.',
      ),
    },
  },
  signContract: {
    states: { unpaid: 'unpaid', toConfirm: 'toConfirm' },
    by: ['buyer'],
    guards: ['contractUnsigned'],
    misfit: 'orderClosed',
    offeredAs: 'signContract',
    history: {
      desk: say('Договор подписан', '签署合同', 'Contract signed'),
      buyer: say('Договор подписан', '签署合同', 'Contract signed'),
    },
    event: 'contractSigned',
    notice: {
      buyer: say(
        'Договор по заказу {orderNumber} подписан.',
        '订单 {orderNumber} 的合同已签署。',
        'The contract for order {orderNumber} is signed.',
      ),
      desk: say(
        'Договор по заказу {orderNumber} подписан.',
        '订单 {orderNumber} 的合同已签署。',
        'The contract for order {orderNumber} is signed.',
      ),
    },
  },
  uploadSlip: {
    states: { unpaid: 'toConfirm', toConfirm: 'toConfirm' },
    by: ['buyer', 'staff'],
    misfit: 'slipNotExpected',
    offeredAs: 'uploadSlip',
    history: {
      desk: say('Загружен платёжный документ', '上传付款凭证', 'Payment slip uploaded'),
      buyer: say('Загружен платёжный документ', '上传付款凭证', 'Payment slip uploaded'),
    },
    event: 'paymentSlipUploaded',
    notice: {
      buyer: say(
        'Платёжное поручение по заказу {orderNumber} получено. Мы проверим поступление.',
        '已收到订单 {orderNumber} 的付款凭证，正在核实。',
        'We have your payment slip for order {orderNumber} and are checking the payment.',
      ),
      desk: say(
        'По заказу {orderNumber} загружено платёжное поручение. Нужна проверка.',
        '订单 {orderNumber} 已上传付款凭证，请审核。',
        'A payment slip was uploaded for order {orderNumber}. It needs a check.',
      ),
    },
  },
  requote: {
    states: { unpaid: 'unpaid' },
    by: ['buyer'],
    guards: ['rateLockOver'],
    misfit: 'orderClosed',
    offeredAs: 'requote',
    history: {
      desk: say('Курс пересчитан', '重新锁定汇率', 'Rate quoted again'),
      buyer: say('Сумма в рублях пересчитана', '卢布金额重新报价', 'The roubles were quoted again'),
    },
    event: 'requoted',
    notice: {
      buyer: say(
        'Курс по заказу {orderNumber} обновлён. Сумма в юанях не изменилась.',
        '订单 {orderNumber} 已按新汇率重新报价，人民币金额不变。',
        'Order {orderNumber} has a new rate. Its price in yuan is the same.',
      ),
    },
  },
  extendPayTime: {
    states: { unpaid: 'unpaid' },
    by: ['staff'],
    misfit: 'orderClosed',
    offeredAs: 'extendPayTime',
    history: {
      desk: say('Срок оплаты продлён', '延长付款期限', 'Time to pay extended'),
      buyer: say('Срок оплаты продлён', '付款期限已延长', 'The time to pay was extended'),
    },
    event: 'payTimeExtended',
    notice: {
      buyer: say(
        'Срок оплаты заказа {orderNumber} продлён.',
        '订单 {orderNumber} 的付款期限已延长。',
        'You have more time to pay for order {orderNumber}.',
      ),
    },
  },
  firstConfirm: {
    states: { toConfirm: 'toConfirm' },
    by: ['staff'],
    misfit: 'slipAlreadyAudited',
    offeredAs: 'auditSlip',
    history: {
      desk: say(
        'Платёж подтверждён первым сотрудником',
        '付款已由第一人确认',
        'Payment confirmed by the first of two',
      ),
      buyer: null,
    },
  },
  confirmPayment: {
    states: { toConfirm: 'toShip' },
    by: ['staff'],
    guards: ['contractSigned'],
    misfit: 'slipAlreadyAudited',
    offeredAs: 'auditSlip',
    history: {
      desk: say('Оплата подтверждена', '确认付款', 'Payment confirmed'),
      buyer: say('Оплата подтверждена', '确认付款', 'Payment confirmed'),
    },
    event: 'paymentConfirmed',
    notice: {
      buyer: say(
        'Оплата по заказу {orderNumber} подтверждена. Готовим автомобиль к отправке.',
        '订单 {orderNumber} 付款已确认，正在安排发运。',
        'Your payment for order {orderNumber} was confirmed. We are preparing the car for shipping.',
      ),
      desk: say(
        'Заказ {orderNumber} оплачен. Его можно отправлять.',
        '订单 {orderNumber} 已付款，可以发货。',
        'Order {orderNumber} is paid and can be shipped.',
      ),
    },
  },
  confirmPart: {
    states: { toConfirm: 'unpaid' },
    by: ['staff'],
    misfit: 'slipAlreadyAudited',
    offeredAs: 'auditSlip',
    history: {
      desk: say('Подтверждена часть оплаты', '确认部分付款', 'Part payment confirmed'),
      buyer: say('Часть оплаты подтверждена', '部分付款已确认', 'A part of the payment was confirmed'),
    },
    event: 'paymentPartConfirmed',
    notice: {
      buyer: say(
        'По заказу {orderNumber} поступила часть оплаты. Остаток: {balance}.',
        '订单 {orderNumber} 已收到部分款项，余额 {balance}。',
        'A part of the payment for order {orderNumber} has arrived. The balance is {balance}.',
      ),
    },
  },
  confirmPartMoreWait: {
    states: { toConfirm: 'toConfirm' },
    by: ['staff'],
    misfit: 'slipAlreadyAudited',
    offeredAs: 'auditSlip',
    history: {
      desk: say('Подтверждена часть оплаты', '确认部分付款', 'Part payment confirmed'),
      buyer: say('Часть оплаты подтверждена', '部分付款已确认', 'A part of the payment was confirmed'),
    },
    event: 'paymentPartConfirmed',
  },
  rejectSlip: {
    states: { toConfirm: 'unpaid' },
    by: ['staff'],
    misfit: 'slipAlreadyAudited',
    offeredAs: 'auditSlip',
    history: {
      desk: say('Платёжный документ отклонён', '驳回付款凭证', 'Payment slip rejected'),
      buyer: say('Платёж не подтверждён', '付款未通过审核', 'Payment not confirmed'),
    },
    event: 'slipRejected',
    notice: {
      buyer: say(
        'Платёж по заказу {orderNumber} не подтверждён: {reason}',
        '订单 {orderNumber} 的付款未通过审核：{reason}',
        'The payment for order {orderNumber} was not confirmed: {reason}',
      ),
    },
  },
  rejectSlipMoreWait: {
    states: { toConfirm: 'toConfirm' },
    by: ['staff'],
    misfit: 'slipAlreadyAudited',
    offeredAs: 'auditSlip',
    history: {
      desk: say('Платёжный документ отклонён', '驳回付款凭证', 'Payment slip rejected'),
      buyer: say('Платёж не подтверждён', '付款未通过审核', 'Payment not confirmed'),
    },
    event: 'slipRejected',
  },
  ship: {
    states: { toShip: 'shipped' },
    by: ['merchant', 'staff'],
    guards: ['contractSigned'],
    misfit: 'notPaid',
    offeredAs: 'ship',
    history: {
      desk: say('Отправлен', '发货', 'Shipped'),
      buyer: say('Автомобиль отправлен', '车辆发运', 'Car shipped'),
    },
    event: 'shipped',
    notice: {
      buyer: say(
        'Автомобиль по заказу {orderNumber} отправлен.',
        '订单 {orderNumber} 的车辆已发运。',
        'The car of order {orderNumber} is on its way.',
      ),
    },
  },
  receive: {
    states: { shipped: 'completed' },
    by: ['buyer'],
    misfit: 'notShipped',
    offeredAs: 'receive',
    history: {
      desk: say('Получение подтверждено', '确认收货', 'Receipt confirmed'),
      buyer: say('Получение подтверждено', '确认收货', 'Receipt confirmed'),
    },
    event: 'received',
    notice: {
      buyer: say(
        'Заказ {orderNumber} завершён. Получение подтверждено.',
        '订单 {orderNumber} 已完成，买家已确认收车。',
        'Order {orderNumber} is completed. Receipt is confirmed.',
      ),
      desk: say(
        'Заказ {orderNumber} завершён. Получение подтверждено.',
        '订单 {orderNumber} 已完成，买家已确认收车。',
        'Order {orderNumber} is completed. Receipt is confirmed.',
      ),
    },
  },
  autoReceive: {
    states: { shipped: 'completed' },
    by: ['system'],
    guards: ['receiptTimePassed'],
    misfit: 'orderClosed',
    history: {
      desk: say('Получение подтверждено автоматически', '自动确认收货', 'Receipt confirmed automatically'),
      buyer: say('Получение подтверждено по сроку', '到期自动确认收货', 'Receipt confirmed by time'),
    },
    event: 'received',
  },
  cancel: {
    states: { unpaid: 'cancelled' },
    by: ['buyer'],
    misfit: 'alreadyPaid',
    offeredAs: 'cancel',
    history: {
      desk: say('Отменён покупателем', '买家取消订单', 'Cancelled by the buyer'),
      buyer: say('Заказ отменён покупателем', '买家取消订单', 'Cancelled by the buyer'),
    },
    event: 'cancelled',
    notice: {
      buyer: say(
        'Заказ {orderNumber} отменён.',
        '订单 {orderNumber} 已取消。',
        'Order {orderNumber} was cancelled.',
      ),
    },
  },
  expire: {
    states: { unpaid: 'cancelled' },
    by: ['system'],
    guards: ['payTimePassed'],
    misfit: 'orderClosed',
    history: {
      desk: say('Истёк срок оплаты', '超时未付款', 'Not paid in time'),
      buyer: say('Срок оплаты истёк', '超时未付款', 'Not paid in time'),
    },
    event: 'expired',
    notice: {
      buyer: say(
        'Срок оплаты заказа {orderNumber} истёк. Бронь снята.',
        '订单 {orderNumber} 已超过付款期限，车辆已释放。',
        'The time to pay for order {orderNumber} has run out. The hold is released.',
      ),
    },
  },
  staffCancel: {
    states: { unpaid: 'cancelled', toConfirm: 'cancelled', toShip: 'cancelled' },
    by: ['staff'],
    misfit: 'orderClosed',
    offeredAs: 'staffCancel',
    history: {
      desk: say('Отменён сотрудником', '平台取消订单', 'Cancelled by staff'),
      buyer: say('Заказ отменён продавцом', '卖方取消订单', 'Cancelled by the seller'),
    },
    event: 'cancelled',
  },
  carLost: {
    states: { toConfirm: 'toConfirm', toShip: 'toShip' },
    by: ['system'],
    misfit: 'orderClosed',
    history: {
      desk: say(
        'Автомобиль продан другому: верните деньги',
        '车辆已售出，请退款',
        'The car went to somebody else: refund the buyer',
      ),
      buyer: null,
    },
  },
  remove: {
    states: { completed: 'completed', cancelled: 'cancelled' },
    by: ['buyer'],
    misfit: 'notFinished',
    offeredAs: 'remove',
    history: {
      desk: say('Убран покупателем из списка', '买家删除订单', 'Removed from the list by the buyer'),
      buyer: null,
    },
  },
  confirmLate: {
    states: late,
    by: ['staff'],
    misfit: 'orderClosed',
    history: {
      desk: say('Учтён поздний платёж', '确认迟到的付款', 'Late payment counted'),
      buyer: say('Поступил ещё один платёж', '收到另一笔付款', 'Another payment has come'),
    },
  },
  rejectLate: {
    states: late,
    by: ['staff'],
    misfit: 'orderClosed',
    history: {
      desk: say('Поздний платёжный документ отклонён', '驳回迟到的付款凭证', 'Late slip rejected'),
      buyer: say('Платёж не подтверждён', '付款未通过审核', 'Payment not confirmed'),
    },
    event: 'slipRejected',
  },
  milestone: {
    states: { toShip: 'toShip', shipped: 'shipped', completed: 'completed' },
    by: ['merchant', 'staff'],
    misfit: 'notPaid',
    offeredAs: 'writeMilestone',
    history: {
      desk: say('Отмечен этап пути', '登记进度节点', 'Step of the way recorded'),
      buyer: say('Новая отметка о пути автомобиля', '车辆进度更新', 'A step of the car was recorded'),
    },
    event: 'milestoneWritten',
    notice: {
      buyer: say(
        'Заказ {orderNumber}: {milestone}, {date}.',
        '订单 {orderNumber}：{milestone}（{date}）。',
        'Order {orderNumber}: {milestone}, {date}.',
      ),
    },
  },
  applyRefund: {
    states: { toShip: 'toShip', shipped: 'shipped', completed: 'completed' },
    by: ['buyer'],
    guards: ['moneyReceived'],
    misfit: 'refundRefused',
    offeredAs: 'applyRefund',
    history: {
      desk: say('Запрошен возврат', '申请退款', 'Refund requested'),
      buyer: say('Запрошен возврат', '申请退款', 'Refund requested'),
    },
  },
} as const satisfies Readonly<Record<string, OrderMoveRow<OrderAction>>>;

export type OrderMove = keyof typeof orderMoves;
export const ORDER_MOVES = Object.keys(orderMoves) as readonly OrderMove[];

const rowsByName: Readonly<Partial<Record<string, OrderMoveRow<OrderAction>>>> = orderMoves;

export const orderMoveRow = (move: OrderMove): OrderMoveRow<OrderAction> => orderMoves[move];

/** What is told when an event of an order arrives. Several moves may emit one event: the first that has a notice tells it. */
export const orderNoticeOf = (event: OrderEventName): OrderNotice | undefined =>
  ORDER_MOVES.map(orderMoveRow).find((row) => row.event === event && row.notice)?.notice;

/** The line of a move in the history of an order; undefined when it is not shown to that side, or of an unknown move. */
export function orderHistoryLine(move: string, side: 'buyer' | 'desk'): Texts | undefined {
  return rowsByName[move]?.history[side] ?? undefined;
}
