import { texts } from '../i18n/texts.js';

export const personalRequestsTexts = texts({
  ru: {
    console: {
      personalRequests: {
        none: 'Таких запросов нет.',
        overdue: 'просрочен',
        refuse: 'Отказать',
        refuseHint:
          'Покупатель прочитает причину в личном кабинете. Отказать можно, когда закон велит хранить данные или личность не подтверждена.',
        refused: 'В запросе отказано',
      },
    },
    resources: {
      'personal-requests': {
        name: 'Запрос персональных данных |||| Запросы персональных данных |||| Запросы персональных данных',
        fields: { actions: 'Действия' },
      },
    },
  },
  zh: {
    console: {
      personalRequests: {
        none: '没有此类请求。',
        overdue: '已逾期',
        refuse: '拒绝',
        refuseHint: '买家会在个人中心看到原因。法律要求保留数据或身份未核实时，可以拒绝。',
        refused: '请求已拒绝',
      },
    },
    resources: {
      'personal-requests': { name: '个人信息请求', fields: { actions: '操作' } },
    },
  },
  en: {
    console: {
      personalRequests: {
        none: 'There are no such requests.',
        overdue: 'overdue',
        refuse: 'Refuse',
        refuseHint:
          'The buyer reads the reason in their account. Refuse when the law demands that the data are kept, or when it is not certain who asks.',
        refused: 'The request was refused',
      },
    },
    resources: {
      'personal-requests': {
        name: 'Personal data request |||| Personal data requests',
        fields: { actions: 'Actions' },
      },
    },
  },
});
