import { texts } from '../i18n/texts.js';

export const factorResetsTexts = texts({
  ru: {
    console: {
      factorResets: {
        none: 'Запросов на сброс двухэтапного входа нет.',
        hint: 'Сброс нужен, когда у человека нет ни телефона с приложением, ни кодов восстановления. Его подтверждает второй сотрудник, человек получает уведомление. Запрос действует три дня.',
        staff: 'Сотрудник',
        shop: 'Покупатель или продавец',
        confirm: 'Подтвердить сброс',
        confirmHint:
          'Двухэтапный вход выключится, все сеансы человека завершатся. Убедитесь, что просит он сам.',
        confirmed: 'Двухэтапный вход сброшен',
        refuse: 'Отклонить',
        withdraw: 'Отозвать',
        refuseHint: 'Двухэтапный вход останется включённым.',
        refused: 'Запрос закрыт',
        own: 'Этот сброс подтверждает другой сотрудник',
      },
    },
    resources: {
      'factor-resets': {
        name: 'Сброс второго фактора |||| Сбросы второго фактора |||| Сбросы второго фактора',
        fields: { side: 'Кто это', actions: 'Действия' },
      },
    },
  },
  zh: {
    console: {
      factorResets: {
        none: '没有待处理的二次验证重置申请。',
        hint: '当用户既没有装有身份验证器的手机、也没有恢复码时才需重置。须由第二人确认，用户会收到通知。申请三天内有效。',
        staff: '员工',
        shop: '买家或商家',
        confirm: '确认重置',
        confirmHint: '二次验证将停用，该用户的所有会话都会退出。请确认是其本人提出的要求。',
        confirmed: '二次验证已重置',
        refuse: '驳回',
        withdraw: '撤回',
        refuseHint: '二次验证保持启用。',
        refused: '申请已关闭',
        own: '须由另一位同事确认',
      },
    },
    resources: {
      'factor-resets': {
        name: '二次验证重置',
        fields: { side: '用户类型', actions: '操作' },
      },
    },
  },
  en: {
    console: {
      factorResets: {
        none: 'No reset of a two-step sign-in waits.',
        hint: 'A reset is for people who have neither the phone with their app nor recovery codes. A second person confirms it, and the owner is told. A request lasts three days.',
        staff: 'Staff',
        shop: 'Buyer or merchant',
        confirm: 'Confirm the reset',
        confirmHint:
          'Two-step sign-in is turned off and every session of the person ends. Make sure that they ask for it themselves.',
        confirmed: 'Two-step sign-in was reset',
        refuse: 'Refuse',
        withdraw: 'Withdraw',
        refuseHint: 'Two-step sign-in stays on.',
        refused: 'The request is closed',
        own: 'Another colleague confirms this reset',
      },
    },
    resources: {
      'factor-resets': {
        name: 'Factor reset |||| Factor resets',
        fields: { side: 'Who it is', actions: 'Actions' },
      },
    },
  },
});
