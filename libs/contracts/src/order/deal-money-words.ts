import { say, type Texts } from '@mall/validation';

/** Sentences shown below the text of a stage, about money that the stage does not mention. */
export const dealNotes = {
  /** Note beside a granted refund. */
  alsoAsked: say(
    'Запрошено ещё {amount}, решения пока нет.',
    '另申请退款 {amount}，尚未处理。',
    'Another {amount} was requested and is not decided yet.',
  ),
  commissionAccepted: say(
    'Комиссия банка {amount} принята продавцом.',
    '银行手续费 {amount} 由卖方承担。',
    'The seller has accepted the bank’s commission of {amount}.',
  ),
  roundingAccepted: say(
    'Разница от округления {amount} принята продавцом.',
    '四舍五入差额 {amount} 由卖方承担。',
    'The seller has accepted a rounding difference of {amount}.',
  ),
  shortAccepted: say(
    'Недоплата {amount} принята продавцом.',
    '少付的 {amount} 卖方不再收取。',
    'The seller has accepted that {amount} is missing.',
  ),
  slipComesLate: say(
    'Платёжный документ на {amount} ещё проверяется. По этому заказу платить больше не нужно: если эти деньги поступят, вернём их на счёт, с которого они пришли.',
    '金额为 {amount} 的付款凭证仍在核实。该订单无需再付款，如款项到账，将退回原付款账户。',
    'The payment slip of {amount} is still being checked. Nothing more is due on this order: if the money arrives, it goes back to the account that it came from.',
  ),
  allClaimed: say(
    'Документы на всю сумму уже проверяются, платить ещё раз не нужно. Если отправлен не тот файл или указана не та сумма, замените документ.',
    '全部款项的付款凭证已提交，正在核实，请勿重复付款。如文件或金额有误，请更换凭证。',
    'Slips for everything that is due are being checked already, so there is no need to pay again. If the file or the amount was wrong, replace the slip.',
  ),
  /** The slip was handed in by staff, so that the buyer cannot replace it. */
  allClaimedByStaff: say(
    'Документы на всю сумму уже проверяются, платить ещё раз не нужно. Если указана не та сумма, напишите нам.',
    '全部款项的付款凭证已登记，正在核实，请勿重复付款。如金额有误，请联系我们。',
    'Slips for everything that is due are being checked already, so there is no need to pay again. If the amount is wrong, write to us.',
  ),
  partClaimed: say(
    'Когда эти деньги поступят, останется оплатить {rest}.',
    '该笔款项到账后，还需支付 {rest}。',
    'Once that money arrives, {rest} will be left to pay.',
  ),
  partReturnedToYou: say(
    'Из оплаты вам возвращено {amount}.',
    '已从付款中退还您 {amount}。',
    '{amount} of your payment went back to you.',
  ),
  partReturned: say(
    'Из оплаты покупателю возвращено {amount}.',
    '已从付款中退还买家 {amount}。',
    '{amount} of the payment went back to the buyer.',
  ),
} as const satisfies Readonly<Record<string, Texts>>;

/** Labels of how far an order is paid: the end of «Оплата: …», which stands alone under such a heading. */
export const paymentLabels = {
  none: say('Не внесена', '未付款', 'Nothing paid'),
  checking: say('Проверяется', '核实中', 'Being checked'),
  rejected: say('Не подтверждена', '未通过审核', 'Not confirmed'),
  part: say('Внесена частично', '部分付款', 'Paid in part'),
  full: say('Внесена полностью', '已付清', 'Paid in full'),
  partReturned: say('Внесена, часть возвращена', '已付清，部分已退款', 'Paid, part refunded'),
  returnAsked: say('Внесена, запрошен возврат', '已付，已申请退款', 'Paid, refund requested'),
  returning: say('Возвращается', '退款中', 'Being refunded'),
  returned: say('Возвращена', '已退款', 'Refunded'),
} as const satisfies Readonly<Record<string, Texts>>;

export type PaymentLabel = keyof typeof paymentLabels;
