import type { Texts } from '@mall/validation';
import type { OrderActionRow, OrderMoveRow } from './order-action-row.js';
import { carFates } from './car-fates.js';
import { orderBounds } from './order-bounds.js';

const say = (ru: string, zh: string, en: string): Texts => ({ ru, zh, en });

const reason = {
  kind: 'text',
  label: say('Причина', '原因', 'Reason'),
  lines: 2,
  ...orderBounds.reason,
} as const;

/**
 * The actions that people may take on an order, with the button and the dialog for the operation's fields. The server offers
 * those that apply (`actions` of an order), the console and the storefront draw them from here.
 */
export const orderActions = {
  signContract: {
    operation: 'order.contract.sign',
    label: say('Подписать договор', '签署合同', 'Sign the contract'),
    look: 'elsewhere',
  },
  checkContract: {
    operation: 'order.contractCheck.accept',
    label: say('Проверить договор', '核验合同', 'Check the contract'),
    look: 'elsewhere',
  },
  uploadSlip: {
    operation: 'order.voucher.upload',
    label: say('Внести платёжку', '录入付款凭证', 'Hand in a slip'),
    look: 'plain',
  },
  requote: {
    operation: 'order.requote',
    label: say('Пересчитать по новому курсу', '按新汇率重新报价', 'Quote the rate again'),
    look: 'elsewhere',
  },
  extendPayTime: {
    operation: 'order.desk.extendPayTime',
    addsEachTime: true,
    label: say('Продлить срок оплаты', '延长付款期限', 'Give more time to pay'),
    look: 'plain',
    dialog: {
      title: say(
        'Продлить срок оплаты заказа {orderNumber}',
        '延长订单 {orderNumber} 的付款期限',
        'More time to pay order {orderNumber}',
      ),
      hint: say(
        '{cars}. Покупатель: {buyer}. Курс фиксируется только до прежнего срока. Покупатель увидит новый срок. Неподписанный договор выйдет в новой редакции.',
        '{cars}。买家：{buyer}。汇率仍只锁定到原定时间。买家会看到新的期限。尚未签署的合同将重新出具。',
        '{cars}. Buyer: {buyer}. The rate stays locked only as long as it was. The buyer sees the new time. A contract that is not signed is issued anew.',
      ),
      confirm: say('Продлить срок оплаты', '延长付款期限', 'Give more time to pay'),
      done: say('Срок оплаты продлён', '付款期限已延长', 'The time to pay is extended'),
      fields: {
        hours: {
          kind: 'number',
          label: say('На сколько часов', '延长小时数', 'Hours'),
          initial: 24,
          ...orderBounds.hours,
        },
        reason,
      },
    },
  },
  auditSlip: {
    operation: 'order.voucher.audit',
    label: say('Проверить платёж', '审核付款', 'Check the payment'),
    look: 'elsewhere',
  },
  ship: {
    operation: 'order.desk.ship',
    label: say('Отправить', '发货', 'Ship'),
    look: 'main',
    dialog: {
      title: say('Отправка заказа {orderNumber}', '订单 {orderNumber} 发货', 'Ship order {orderNumber}'),
      hint: say('{cars}. Покупатель: {buyer}.', '{cars}。买家：{buyer}。', '{cars}. Buyer: {buyer}.'),
      confirm: say('Отправить', '发货', 'Ship'),
      done: say(
        'Заказ отправлен, покупатель это видит',
        '订单已发货，买家可以看到',
        'The order is shipped; the buyer sees it',
      ),
      fields: {
        carrier: {
          kind: 'text',
          label: say('Перевозчик', '承运方', 'Carrier'),
          hint: say(
            'Покупатель прочитает это на странице заказа',
            '买家会在订单页面看到',
            'The buyer reads this on the order page',
          ),
          min: 1,
          ...orderBounds.carrier,
        },
        trackingNumber: {
          kind: 'text',
          label: say('Номер отправки', '运单号', 'Tracking number'),
          ...orderBounds.trackingNumber,
        },
        note: {
          kind: 'text',
          label: say('Примечание для покупателя', '给买家的备注', 'Note to the buyer'),
          lines: 2,
          ...orderBounds.deliveryNote,
        },
      },
    },
  },
  receive: {
    operation: 'order.receive',
    label: say('Подтвердить получение', '确认收货', 'Confirm receipt'),
    look: 'main',
    dialog: {
      title: say(
        'Подтвердить получение по заказу {orderNumber}',
        '确认收货：订单 {orderNumber}',
        'Confirm receipt of order {orderNumber}',
      ),
      hint: say(
        '{cars}. Подтвердите, что автомобиль у вас и соответствует договору. После этого заказ завершится.',
        '{cars}。请确认已收到车辆且与合同相符，确认后订单完成。',
        '{cars}. Please confirm that you have the car and that it is as the contract says. The order is then completed.',
      ),
      confirm: say('Автомобиль получен', '已收到车辆', 'I have the car'),
      done: say('Получение подтверждено', '已确认收货', 'Receipt confirmed'),
      fields: {},
    },
  },
  cancel: {
    operation: 'order.cancel',
    label: say('Отменить заказ', '取消订单', 'Cancel the order'),
    look: 'plain',
    dialog: {
      title: say('Отменить заказ {orderNumber}', '取消订单 {orderNumber}', 'Cancel order {orderNumber}'),
      hint: say(
        '{cars}. Бронь снимется, и автомобиль сможет купить другой покупатель. Отмена бесплатна, пока заказ не оплачен.',
        '{cars}。取消后车辆将重新开放购买。付款前取消不收取费用。',
        '{cars}. The car is released and another buyer may take it. Cancelling is free until you have paid.',
      ),
      confirm: say('Отменить заказ', '取消订单', 'Cancel the order'),
      done: say('Заказ отменён', '订单已取消', 'The order is cancelled'),
      fields: {
        reason: { kind: 'text', label: reason.label, lines: 2, max: orderBounds.reason.max },
      },
    },
  },
  staffCancel: {
    operation: 'order.desk.cancel',
    label: say('Отменить заказ', '取消订单', 'Cancel the order'),
    look: 'danger',
    dialog: {
      title: say('Отмена заказа {orderNumber}', '取消订单 {orderNumber}', 'Cancel order {orderNumber}'),
      hint: say(
        '{cars}. Покупатель: {buyer}. Причину отмены увидит покупатель, решение об автомобиле — только сотрудники.',
        '{cars}。买家：{buyer}。买家会看到取消原因；车辆处理决定仅内部可见。',
        '{cars}. Buyer: {buyer}. The buyer reads the reason for cancelling; what becomes of the car is for staff alone.',
      ),
      confirm: say('Отменить заказ', '取消订单', 'Cancel the order'),
      done: say('Заказ отменён', '订单已取消', 'The order is cancelled'),
      fields: {
        reason,
        carFate: {
          kind: 'choice',
          label: say('Что будет с автомобилем', '车辆处理方式', 'What becomes of the car'),
          choices: {
            onSale: carFates.onSale.label,
            heldBack: carFates.heldBack.label,
            writtenOff: carFates.writtenOff.label,
          },
        },
        carReason: {
          kind: 'text',
          label: say(
            'Почему автомобиль не вернётся в продажу',
            '车辆不重新上架的原因',
            'Why the car does not go back on sale',
          ),
          hint: say(
            'Если оставить пустым, запишем причину отмены',
            '不填写时使用取消原因',
            'If empty, the reason for cancelling is kept',
          ),
          lines: 2,
          max: orderBounds.reason.max,
        },
      },
    },
  },
  remove: {
    operation: 'order.remove',
    label: say('Убрать из списка', '从列表移除', 'Remove from the list'),
    look: 'plain',
    dialog: {
      title: say(
        'Убрать заказ {orderNumber} из списка',
        '从列表移除订单 {orderNumber}',
        'Remove order {orderNumber} from the list',
      ),
      hint: say(
        '{cars}. Заказ исчезнет из вашего списка. Мы храним его и документы, напишите нам, если они понадобятся.',
        '{cars}。订单将不再显示在列表中，我们仍会保留订单和文件。',
        '{cars}. The order leaves your list. We keep it and its documents; write to us if you need them.',
      ),
      confirm: say('Убрать', '移除', 'Remove'),
      done: say('Заказ убран из списка', '订单已移除', 'The order was removed from the list'),
      fields: {},
    },
  },
  note: {
    operation: 'order.desk.note',
    addsEachTime: true,
    label: say('Добавить заметку', '添加备注', 'Add a note'),
    look: 'plain',
    dialog: {
      title: say(
        'Заметка к заказу {orderNumber}',
        '订单 {orderNumber} 的备注',
        'A note on order {orderNumber}',
      ),
      hint: say('{cars}. Покупатель: {buyer}.', '{cars}。买家：{buyer}。', '{cars}. Buyer: {buyer}.'),
      confirm: say('Сохранить', '保存', 'Save'),
      done: say('Заметка добавлена в историю', '备注已写入订单记录', 'The note is in the history'),
      fields: {
        audience: {
          kind: 'choice',
          label: say('Кто увидит', '可见范围', 'Who sees it'),
          choices: {
            internal: say('Только сотрудники', '仅内部员工', 'Staff only'),
            shown: say('Покупатель и магазин тоже', '买家和店铺也可见', 'The buyer and the shop too'),
          },
          initial: 'internal',
        },
        text: { kind: 'text', label: say('Заметка', '备注', 'Note'), lines: 4, ...orderBounds.note },
      },
    },
  },
  nameVins: {
    operation: 'order.document.nameVins',
    label: say('Указать VIN', '登记车架号', 'Name the VIN'),
    look: 'plain',
  },
  writeMilestone: {
    operation: 'order.milestone.write',
    label: say('Отметить этап', '登记进度', 'Record a step'),
    look: 'elsewhere',
  },
  applyRefund: {
    operation: 'order.refund.apply',
    label: say('Запросить возврат', '申请退款', 'Ask for a refund'),
    look: 'elsewhere',
  },
} as const satisfies Readonly<Record<string, OrderActionRow>>;

export type OrderAction = keyof typeof orderActions;
export const ORDER_ACTIONS = Object.keys(orderActions) as readonly OrderAction[];

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
        'Срок оплаты заказа {orderNumber} продлён. Если договор ещё не подписан, он выпущен в новой редакции.',
        '订单 {orderNumber} 的付款期限已延长。尚未签署的合同已重新出具。',
        'You have more time to pay for order {orderNumber}. A contract that is not signed yet was issued anew.',
      ),
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
        'Оплата по заказу {orderNumber} подтверждена. Готовим автомобиль к отправке.',
        '订单 {orderNumber} 付款已确认，正在安排发运。',
        'Your payment for order {orderNumber} was confirmed. We are preparing the car for shipping.',
      ),
      desk: {
        right: 'order_ship',
        texts: say(
          'Заказ {orderNumber} оплачен. Его можно отправлять.',
          '订单 {orderNumber} 已付款，可以发货。',
          'Order {orderNumber} is paid and can be shipped.',
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
    guards: ['carReady', 'noOpenRefund'],
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
        'По заказу {orderNumber} указан VIN: {vins}. Он внесён в договор и инвойс.',
        '订单 {orderNumber} 的车架号：{vins}，已写入合同和发票。',
        'Order {orderNumber} has its VIN: {vins}. Contract and invoice name it now.',
      ),
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
} as const satisfies Readonly<Record<string, OrderMoveRow<OrderAction>>>;

export type OrderMove = keyof typeof orderMoves;
export const ORDER_MOVES = Object.keys(orderMoves) as readonly OrderMove[];
