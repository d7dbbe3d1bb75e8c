import { texts } from '../i18n/texts.js';

export const dealSettingsTexts = texts({
  ru: {
    console: {
      settings: {
        range: 'От %{min} до %{max}',
        proposed:
          '%{name} меняет это значение. Если вы согласны, введите то же значение: тогда оно вступит в силу.',
        paymentRate: {
          '0': 'Введён вручную',
          '1': 'Банк России с наценкой',
        },
      },
    },
    resources: {
      'deal-settings': {
        name: 'Условие сделок |||| Условия сделок |||| Условия сделок',
        fields: {
          range: 'Пределы',
        },
      },
    },
  },
  zh: {
    console: {
      settings: {
        range: '%{min} 至 %{max}',
        proposed: '%{name} 申请修改此参数。如您同意，请输入相同的值，届时生效。',
        paymentRate: {
          '0': '手工录入',
          '1': '俄央行加点',
        },
      },
    },
    resources: {
      'deal-settings': {
        name: '交易参数',
        fields: {
          range: '范围',
        },
      },
    },
  },
  en: {
    console: {
      settings: {
        range: 'From %{min} to %{max}',
        proposed:
          '%{name} wants to change this value. If you agree, enter the same value: it then takes effect.',
        paymentRate: {
          '0': 'Entered by hand',
          '1': 'Bank of Russia with margin',
        },
      },
    },
    resources: {
      'deal-settings': {
        name: 'Term of deals |||| Terms of deals',
        fields: {
          range: 'Range',
        },
      },
    },
  },
});
