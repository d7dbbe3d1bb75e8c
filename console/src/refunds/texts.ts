import { texts } from '../i18n/texts.js';

export const refundsTexts = texts({
  ru: {
    console: {
      refunds: {
        none: 'Возвратов с такими условиями нет.',
        one: 'Возврат',
        ofOrder: 'Возврат по заказу %{number}',
        kinds: {
          cancelled: 'Заказ отменён после оплаты',
          overpaid: 'Переплата',
          claim: 'Заявление покупателя',
        },
        wholeTransfer: 'Сумма всего перевода',
        wholeTransferHint: 'Заполните, если одним переводом выплачено несколько возвратов',
        otherTransfer: 'Это другой перевод, хотя номер похож на уже записанный',
        decidedWith: 'Решается вместе с ним',
        approve: 'Одобрить возврат',
        approveHint: 'Одобренный возврат можно будет выплатить. Покупатель увидит решение.',
        approved: 'Возврат одобрен',
        firstApproved: 'Записано. Теперь возврат одобрит второй сотрудник',
        secondNow: 'Первым одобрил сотрудник %{name}. Сумма выше порога: нужно второе решение.',
        secondHint: 'Проверьте основание возврата и введите сумму сами.',
        pay: 'Отметить выплату',
        payHint: 'Деньги отправлены покупателю? Укажите номер платёжного поручения.',
        paid: 'Выплата отмечена, покупатель это видит',
        reject: 'Отклонить возврат',
        rejectHint: 'Покупатель прочтёт причину так, как вы её напишете.',
        rejected: 'Возврат отклонён',
      },
    },
    resources: {
      refunds: {
        name: 'Возврат |||| Возвраты |||| Возвраты',
        fields: {
          buyerReason: 'Что пишет покупатель',
          staffReason: 'Причина со слов сотрудника',
        },
      },
    },
  },
  zh: {
    console: {
      refunds: {
        none: '没有符合条件的退款。',
        one: '退款',
        ofOrder: '订单 %{number} 的退款',
        kinds: {
          cancelled: '付款后取消订单',
          overpaid: '多付款',
          claim: '买家申请',
        },
        wholeTransfer: '整笔汇款金额',
        wholeTransferHint: '如一笔汇款支付了多笔退款，请填写',
        otherTransfer: '流水号与已登记的相似，但这是另一笔汇款',
        decidedWith: '一并处理',
        approve: '批准退款',
        approveHint: '批准后即可退款，买家会看到结果。',
        approved: '退款已批准',
        firstApproved: '已记录，等待第二人批准退款',
        secondNow: '%{name} 已先行批准。金额超过限额，需第二人决定。',
        secondHint: '请核对退款依据，并自行输入金额。',
        pay: '登记已退款',
        payHint: '款项已汇出？请填写银行流水号。',
        paid: '已登记退款，买家可以看到',
        reject: '驳回退款',
        rejectHint: '买家会看到您填写的原因原文。',
        rejected: '退款已驳回',
      },
    },
    resources: {
      refunds: {
        name: '退款',
        fields: {
          buyerReason: '买家填写的原因',
          staffReason: '员工填写的原因',
        },
      },
    },
  },
  en: {
    console: {
      refunds: {
        none: 'There are no such refunds.',
        one: 'Refund',
        ofOrder: 'Refund on order %{number}',
        kinds: {
          cancelled: 'Cancelled after payment',
          overpaid: 'Overpayment',
          claim: 'Buyer’s request',
        },
        wholeTransfer: 'Amount of the whole transfer',
        wholeTransferHint: 'Fill it in where one transfer paid several refunds',
        otherTransfer: 'This is another transfer, though its number is like a recorded one',
        decidedWith: 'Decided together with it',
        approve: 'Approve the refund',
        approveHint: 'An approved refund can be paid out. The buyer sees the decision.',
        approved: 'The refund is approved',
        firstApproved: 'Recorded; now a second colleague has to approve',
        secondNow: '%{name} approved first. The amount is above the limit: a second decision is needed.',
        secondHint: 'Check the reason of the refund and type the amount yourself.',
        pay: 'Record the payout',
        payHint: 'Has the money been sent? Enter the bank’s reference.',
        paid: 'The payout is recorded; the buyer sees it',
        reject: 'Reject the refund',
        rejectHint: 'The buyer reads the reason as you write it.',
        rejected: 'The refund is rejected',
      },
    },
    resources: {
      refunds: {
        name: 'Refund |||| Refunds',
        fields: {
          buyerReason: 'What the buyer writes',
          staffReason: 'Reason given by staff',
        },
      },
    },
  },
});
