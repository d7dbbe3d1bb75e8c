import { say } from '@mall/validation';
import type { OrderMoveRow } from './order-action-row.js';
import type { OrderAction } from './order-actions.js';
import { vinWords } from './notice-words.js';

/** A payment slip may come after the order has moved on: its money is counted, and given back where nothing is due. */
const late = {
  toShip: 'toShip',
  shipped: 'shipped',
  completed: 'completed',
  cancelled: 'cancelled',
} as const;

const anyState = { unpaid: 'unpaid', toConfirm: 'toConfirm', ...late } as const;

/**
 * The state machine of an order: every transition, who may make it, on what condition, and its texts for the history and
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
        'Заказ {orderNumber} оформлен и забронирован за вами.',
        '订单 {orderNumber} 已提交，车辆已为您保留。',
        'Order {orderNumber} is placed and held for you.',
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
      desk: {
        right: 'order_view',
        texts: say(
          'Договор по заказу {orderNumber} подписан.',
          '订单 {orderNumber} 的合同已签署。',
          'The contract for order {orderNumber} is signed.',
        ),
      },
    },
  },
  handInContract: {
    states: { unpaid: 'unpaid', toConfirm: 'toConfirm' },
    by: ['buyer'],
    guards: ['contractUnsigned'],
    misfit: 'orderClosed',
    history: {
      desk: say(
        'Загружен скан подписанного договора',
        '上传已签合同扫描件',
        'Scan of the signed contract handed in',
      ),
      buyer: say('Загружен скан договора', '已上传合同扫描件', 'Scan of the contract handed in'),
    },
    event: 'contractHandedIn',
    notice: {
      buyer: say(
        'Скан договора по заказу {orderNumber} получен. Договор будет подписан, когда мы его проверим.',
        '已收到订单 {orderNumber} 的合同扫描件，核验通过后合同即告签署。',
        'We have the scan of the contract for order {orderNumber}. The contract is signed once we have checked it.',
      ),
      desk: {
        right: 'contract_check',
        texts: say(
          'По заказу {orderNumber} загружен скан договора. Нужна проверка.',
          '订单 {orderNumber} 已上传合同扫描件，请核验。',
          'A scan of the contract for order {orderNumber} was handed in. It needs a check.',
        ),
      },
    },
  },
  acceptContract: {
    states: { unpaid: 'unpaid', toConfirm: 'toConfirm' },
    by: ['staff'],
    guards: ['contractUnsigned', 'scanWaits'],
    misfit: 'orderClosed',
    offeredAs: 'checkContract',
    history: {
      desk: say(
        'Скан договора принят, договор подписан',
        '合同扫描件核验通过，合同已签署',
        'Scan accepted, contract signed',
      ),
      buyer: say(
        'Скан договора принят, договор подписан',
        '合同扫描件核验通过，合同已签署',
        'Scan accepted, contract signed',
      ),
    },
    event: 'contractSigned',
  },
  sendContractBack: {
    states: { unpaid: 'unpaid', toConfirm: 'toConfirm' },
    by: ['staff'],
    guards: ['scanWaits'],
    misfit: 'orderClosed',
    offeredAs: 'checkContract',
    history: {
      desk: say('Скан договора возвращён', '退回合同扫描件', 'Scan of the contract sent back'),
      buyer: say(
        'Скан договора не принят',
        '合同扫描件未通过核验',
        'The scan of the contract was not accepted',
      ),
    },
    event: 'contractSentBack',
    notice: {
      buyer: say(
        'Скан договора по заказу {orderNumber} не принят: {reason}. Загрузите другой или подпишите договор на экране.',
        '订单 {orderNumber} 的合同扫描件未通过核验：{reason}。请重新上传或在线签署。',
        'The scan of the contract for order {orderNumber} was not accepted: {reason}. Hand in another one, or sign on screen.',
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
      desk: {
        right: 'voucher_audit',
        texts: say(
          'По заказу {orderNumber} загружено платёжное поручение. Нужна проверка.',
          '订单 {orderNumber} 已上传付款凭证，请审核。',
          'A payment slip was uploaded for order {orderNumber}. It needs a check.',
        ),
      },
    },
  },
  /** Staff book a transfer that came when nothing was due any more, as it stands on the statement; the buyer has written about it. */
  uploadLateSlip: {
    states: late,
    by: ['staff'],
    misfit: 'slipNotExpected',
    isOfMoney: true,
    offeredAs: 'uploadSlip',
    history: {
      desk: say('Внесён поздний платёж', '录入迟到的付款凭证', 'Slip of a late payment handed in'),
      buyer: say('Загружен платёжный документ', '上传付款凭证', 'Payment slip uploaded'),
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
        'Курс по заказу {orderNumber} обновлён, сумма в юанях прежняя. Если договор ещё не подписан, он выпущен в новой редакции.',
        '订单 {orderNumber} 已按新汇率重新报价，人民币金额不变。尚未签署的合同已重新出具。',
        'Order {orderNumber} has a new rate; its price in yuan is the same. A contract that is not signed yet was issued anew.',
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
        'Срок оплаты заказа {orderNumber} продлён{until}. Если договор ещё не подписан, он выпущен в новой редакции.',
        '订单 {orderNumber} 的付款期限已延长{until}。尚未签署的合同已重新出具。',
        'You have more time to pay for order {orderNumber}{until}. A contract that is not signed yet was issued anew.',
      ),
      unless: { until: '' },
    },
  },
  firstConfirm: {
    states: { toConfirm: 'toConfirm' },
    by: ['staff'],
    misfit: 'slipAlreadyAudited',
    offeredAs: 'auditSlip',
    isOfMoney: true,
    history: {
      desk: say(
        'Платёж подтверждён первым сотрудником',
        '付款已由第一人确认',
        'Payment confirmed by the first of two',
      ),
      buyer: null,
    },
  },
  firstConfirmAnew: {
    states: { toConfirm: 'toConfirm', ...late },
    by: ['staff'],
    misfit: 'slipAlreadyAudited',
    isOfMoney: true,
    history: {
      desk: say(
        'Первый сотрудник исправил данные платежа',
        '第一人更正了付款信息',
        'The first of two corrected the payment',
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
    isOfMoney: true,
    history: {
      desk: say('Оплата подтверждена', '确认付款', 'Payment confirmed'),
      buyer: say('Оплата подтверждена', '确认付款', 'Payment confirmed'),
    },
    event: 'paymentConfirmed',
    notice: {
      buyer: say(
        'Оплата по заказу {orderNumber} подтверждена. Готовим его к отправке.',
        '订单 {orderNumber} 付款已确认，正在安排发运。',
        'Your payment for order {orderNumber} was confirmed. We are preparing it for shipping.',
      ),
      desk: {
        right: 'order_ship',
        texts: say(
          'Заказ {orderNumber} оплачен: готовьте его к отправке.',
          '订单 {orderNumber} 已付款，请准备发货。',
          'Order {orderNumber} is paid: prepare it for shipping.',
        ),
      },
    },
  },
  confirmPart: {
    states: { toConfirm: 'unpaid' },
    by: ['staff'],
    misfit: 'slipAlreadyAudited',
    offeredAs: 'auditSlip',
    isOfMoney: true,
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
    isOfMoney: true,
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
    isOfMoney: true,
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
    isOfMoney: true,
    history: {
      desk: say('Платёжный документ отклонён', '驳回付款凭证', 'Payment slip rejected'),
      buyer: say('Платёж не подтверждён', '付款未通过审核', 'Payment not confirmed'),
    },
    event: 'slipRejected',
  },
  ship: {
    states: { toShip: 'shipped' },
    by: ['merchant', 'staff'],
    guards: ['contractSigned', 'noOpenRefund', 'vinsNamed'],
    misfit: 'notPaid',
    misfitIn: { cancelled: 'endedWithoutSale' },
    offeredAs: 'ship',
    history: {
      desk: say('Отправлен', '发货', 'Shipped'),
      buyer: say('Автомобиль отправлен', '车辆发运', 'Car shipped'),
    },
    event: 'shipped',
    notice: {
      buyer: say(
        'Заказ {orderNumber} отправлен.',
        '订单 {orderNumber} 的车辆已发运。',
        'Order {orderNumber} is on its way.',
      ),
    },
  },
  receive: {
    states: { shipped: 'completed' },
    by: ['buyer'],
    guards: ['carReady', 'noOpenRefund'],
    misfit: 'notShipped',
    misfitIn: { cancelled: 'alreadyCancelled' },
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
      desk: {
        right: 'order_view',
        texts: say(
          'Заказ {orderNumber} завершён. Получение подтверждено.',
          '订单 {orderNumber} 已完成，买家已确认收车。',
          'Order {orderNumber} is completed. Receipt is confirmed.',
        ),
      },
    },
  },
  autoReceive: {
    states: { shipped: 'completed' },
    by: ['system'],
    guards: ['receiptTimePassed', 'noOpenRefund'],
    misfit: 'orderClosed',
    history: {
      desk: say('Получение подтверждено автоматически', '自动确认收货', 'Receipt confirmed automatically'),
      buyer: say('Получение подтверждено по сроку', '到期自动确认收货', 'Receipt confirmed by time'),
    },
    event: 'received',
  },
  cancel: {
    states: { unpaid: 'cancelled', toConfirm: 'cancelled' },
    by: ['buyer'],
    guards: ['noFairClaim'],
    misfit: 'alreadyPaid',
    offeredAs: 'cancel',
    history: {
      desk: say('Отменён покупателем', '买家取消订单', 'Cancelled by the buyer'),
      buyer: say('Заказ отменён покупателем', '买家取消订单', 'Cancelled by the buyer'),
    },
    event: 'cancelled',
    notice: {
      buyer: say(
        'Заказ {orderNumber} отменён.{more}',
        '订单 {orderNumber} 已取消。{more}',
        'Order {orderNumber} was cancelled.{more}',
      ),
      unless: { more: '' },
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
        'Срок оплаты заказа {orderNumber} истёк. Бронь снята.{more}',
        '订单 {orderNumber} 已超过付款期限，车辆已释放。{more}',
        'The time to pay for order {orderNumber} has run out. The hold is released.{more}',
      ),
      unless: { more: '' },
    },
  },
  staffCancel: {
    states: { unpaid: 'cancelled', toConfirm: 'cancelled', toShip: 'cancelled' },
    by: ['staff'],
    misfit: 'orderClosed',
    misfitIn: { shipped: 'shippedNotCancelled', completed: 'shippedNotCancelled' },
    offeredAs: 'staffCancel',
    history: {
      desk: say('Отменён сотрудником', '平台取消订单', 'Cancelled by staff'),
      buyer: say('Заказ отменён продавцом', '卖方取消订单', 'Cancelled by the seller'),
    },
    event: 'cancelled',
  },
  /** All of the money was paid out again, so the deal is undone, wherever the goods are. */
  refundWhole: {
    states: { toShip: 'cancelled', shipped: 'cancelled', completed: 'cancelled' },
    by: ['staff'],
    misfit: 'orderClosed',
    isOfMoney: true,
    history: {
      desk: say('Деньги возвращены полностью', '已全额退款', 'Refunded in full'),
      buyer: say('Деньги возвращены полностью', '已全额退款', 'Refunded in full'),
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
    guards: ['nothingReturning', 'noSlipWaits'],
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
    isOfMoney: true,
    history: {
      desk: say('Учтён поздний платёж', '确认迟到的付款', 'Late payment counted'),
      buyer: say('Поступил ещё один платёж', '收到另一笔付款', 'Another payment has come'),
    },
  },
  rejectLate: {
    states: late,
    by: ['staff'],
    misfit: 'orderClosed',
    isOfMoney: true,
    history: {
      desk: say('Поздний платёжный документ отклонён', '驳回迟到的付款凭证', 'Late slip rejected'),
      buyer: say('Платёж не подтверждён', '付款未通过审核', 'Payment not confirmed'),
    },
    event: 'slipRejected',
  },
  milestone: {
    states: { toShip: 'toShip', shipped: 'shipped', completed: 'completed' },
    by: ['merchant', 'staff'],
    guards: ['noOpenRefund'],
    misfit: 'notPaid',
    misfitIn: { cancelled: 'endedWithoutSale' },
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
  delay: {
    states: { toShip: 'toShip', shipped: 'shipped' },
    by: ['staff'],
    misfit: 'notPaid',
    misfitIn: { cancelled: 'endedWithoutSale', completed: 'orderClosed' },
    offeredAs: 'stateDelay',
    history: {
      desk: say('Указана задержка', '登记延误', 'Delay stated'),
      buyer: say('Срок изменился', '预计时间有变', 'The expected time has changed'),
    },
    event: 'delayed',
    notice: {
      buyer: say(
        'Заказ {orderNumber}: этап «{milestone}» ожидается позже, до {date}. Причина: {reason}',
        '订单 {orderNumber}：“{milestone}”推迟，预计不晚于 {date}。原因：{reason}',
        'Order {orderNumber}: “{milestone}” is delayed and expected by {date}. Reason: {reason}',
      ),
    },
  },
  nameVins: {
    states: {
      unpaid: 'unpaid',
      toConfirm: 'toConfirm',
      toShip: 'toShip',
      shipped: 'shipped',
      completed: 'completed',
    },
    by: ['staff'],
    misfit: 'orderClosed',
    offeredAs: 'nameVins',
    history: {
      desk: say('Указан VIN', '登记车架号', 'VIN named'),
      buyer: say('Указан VIN автомобиля', '已登记车架号', 'The VIN of the car was named'),
    },
    event: 'vinsNamed',
    notice: {
      buyer: say(
        'По заказу {orderNumber} {named}: {vins}. Договор и инвойс выдаются с этими данными.',
        '订单 {orderNumber} {named}：{vins}。合同和发票按此出具。',
        'Order {orderNumber}, {named}: {vins}. Contract and invoice are issued with it.',
      ),
      unless: { named: vinWords.namedOne },
    },
  },
  noteInternal: {
    states: anyState,
    by: ['staff'],
    misfit: 'orderClosed',
    offeredAs: 'note',
    history: { desk: say('Внутренняя заметка', '内部备注', 'Internal note'), buyer: null },
    isInternal: true,
  },
  noteShown: {
    states: anyState,
    by: ['staff'],
    misfit: 'orderClosed',
    offeredAs: 'note',
    history: {
      desk: say('Заметка, видна покупателю', '备注（买家可见）', 'Note, shown to the buyer'),
      buyer: say('Сообщение продавца', '卖家备注', 'Note from the seller'),
    },
  },
  applyRefund: {
    states: { toShip: 'toShip', shipped: 'shipped', completed: 'completed' },
    by: ['buyer'],
    guards: ['moneyReceived', 'moneyLeft'],
    misfit: 'refundRefused',
    misfitIn: { cancelled: 'refundOfCancelled' },
    offeredAs: 'applyRefund',
    isOfMoney: true,
    history: {
      desk: say('Запрошен возврат', '申请退款', 'Refund requested'),
      buyer: say('Запрошен возврат', '申请退款', 'Refund requested'),
    },
  },
  grantRefund: {
    states: late,
    by: ['staff'],
    misfit: 'orderClosed',
    isOfMoney: true,
    history: {
      desk: say('Возврат одобрен', '退款已批准', 'Refund approved'),
      buyer: say('Возврат одобрен', '退款已批准', 'Refund approved'),
    },
  },
  refuseRefund: {
    states: late,
    by: ['staff'],
    misfit: 'orderClosed',
    isOfMoney: true,
    history: {
      desk: say('Возврат отклонён', '退款申请已驳回', 'Refund rejected'),
      buyer: say('Возврат отклонён', '退款申请已驳回', 'Refund rejected'),
    },
  },
  payRefund: {
    states: late,
    by: ['staff'],
    misfit: 'orderClosed',
    isOfMoney: true,
    history: {
      desk: say('Возврат выплачен', '退款已支付', 'Refund paid out'),
      buyer: say('Возврат выплачен', '退款已支付', 'Refund paid out'),
    },
  },
} as const satisfies Readonly<Record<string, OrderMoveRow<OrderAction>>>;

export type OrderMove = keyof typeof orderMoves;
export const ORDER_MOVES = Object.keys(orderMoves) as readonly OrderMove[];
