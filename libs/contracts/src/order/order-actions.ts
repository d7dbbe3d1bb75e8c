import { say } from '@mall/validation';
import type { OrderActionRow } from './order-action-row.js';
import { carFates } from './car-fates.js';
import { orderBounds } from './order-bounds.js';

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
        '{cars}. Покупатель: {buyer}. Причину отмены увидят покупатель и магазин, решение об автомобиле — только сотрудники.',
        '{cars}。买家：{buyer}。买家和店铺会看到取消原因；车辆处理决定仅内部可见。',
        '{cars}. Buyer: {buyer}. The buyer and the shop read the reason for cancelling; what becomes of the car is for staff alone.',
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
  stateDelay: {
    operation: 'order.milestone.delay',
    label: say('Сообщить о задержке', '登记延误', 'State a delay'),
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
