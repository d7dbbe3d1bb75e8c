import { texts } from '../i18n/texts.js';

export const reconciliationTexts = texts({
  ru: {
    resources: {
      reconciliation: {
        name: 'Сверка платежа |||| Сверка платежей |||| Сверка платежей',
        fields: {
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
          secondPerson: 'Waiting for a second person',
          currency: 'Currency',
        },
      },
    },
  },
});
