import { texts } from '../i18n/texts.js';

export const reconciliationTexts = texts({
  ru: {
    resources: {
      reconciliation: {
        name: 'Сверка платежа |||| Сверка платежей |||| Сверка платежей',
        fields: {
          amountFee: 'Оплачено',
          dueFee: 'К оплате',
          bankRef: 'Номер платёжки',
          consignee: 'Получатель',
          paidTime: 'Дата платежа',
          createTime: 'Загружено',
          secondPerson: 'Ждут второго сотрудника',
          currency: 'Валюта',
        },
      },
    },
  },
  zh: {
    resources: {
      reconciliation: {
        name: '付款核对',
        fields: {
          amountFee: '付款金额',
          dueFee: '应付金额',
          bankRef: '银行流水号',
          consignee: '收货人',
          paidTime: '付款日期',
          createTime: '上传时间',
          secondPerson: '待第二人确认',
          currency: '币种',
        },
      },
    },
  },
  en: {
    resources: {
      reconciliation: {
        name: 'Reconciliation |||| Reconciliation',
        fields: {
          amountFee: 'Paid',
          dueFee: 'Due',
          bankRef: 'Bank reference',
          consignee: 'Recipient',
          paidTime: 'Date of payment',
          createTime: 'Uploaded',
          secondPerson: 'Waiting for a second person',
          currency: 'Currency',
        },
      },
    },
  },
});
