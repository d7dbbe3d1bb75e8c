import { texts } from '../i18n/texts.js';

export const personalRequestsTexts = texts({
  ru: {
    console: {
      personalRequests: {
        none: 'Таких запросов нет.',
        overdue: 'просрочен',
        erase: 'Удалить данные',
        eraseHint:
          'Учётная запись закроется, телефон и имя освободятся. Адреса, избранное, сеансы, уведомления и переписка не о заказах удаляются навсегда. Заказы, договоры и платежи хранятся 5 лет и видны только с отдельным правом. Отменить удаление нельзя.',
        erased: 'Удаление началось',
        parts: 'Удаляется, готово частей: %{smart_count}',
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
        erase: '删除数据',
        eraseHint:
          '账号将关闭，手机号和用户名将释放。地址、收藏、会话、通知以及与订单无关的聊天记录会被永久删除。订单、合同和付款保存 5 年，只有具备专门权限的员工可以查看。此操作无法撤销。',
        erased: '已开始删除',
        parts: '正在删除，已完成 %{smart_count} 个部分',
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
        erase: 'Erase the data',
        eraseHint:
          'The account is closed, its phone and user name become free. Addresses, favourites, sessions, notices and conversations that are not about orders are deleted for good. Orders, contracts and payments are kept for 5 years and shown only with a right of its own. This cannot be undone.',
        erased: 'The erasure has begun',
        parts: 'Being erased, parts done: %{smart_count}',
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
