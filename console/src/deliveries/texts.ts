import { texts } from '../i18n/texts.js';

export const deliveriesTexts = texts({
  ru: {
    console: {
      deliveries: {
        none: 'Отправок с такими условиями нет.',
        digest: 'Сводка за день',
        sendAgain: 'Отправить ещё раз',
        willSend: 'Будет отправлено ещё раз',
        readers: { person: 'Покупатель %{id}', staff: 'Сотрудник %{id}' },
        states: {
          waiting: 'Ждёт отправки',
          sending: 'Отправляется',
          sent: 'Отправлено',
          failed: 'Не отправлено',
          skipped: 'Не понадобилось',
          collected: 'Войдёт в сводку',
        },
      },
    },
    resources: {
      deliveries: {
        name: 'Отправка уведомления |||| Отправка уведомлений |||| Отправка уведомлений',
      },
    },
  },
  zh: {
    console: {
      deliveries: {
        none: '没有符合条件的发送记录。',
        digest: '每日汇总',
        sendAgain: '重新发送',
        willSend: '将重新发送',
        readers: { person: '买家 %{id}', staff: '员工 %{id}' },
        states: {
          waiting: '待发送',
          sending: '发送中',
          sent: '已发送',
          failed: '发送失败',
          skipped: '无需发送',
          collected: '待汇总',
        },
      },
    },
    resources: {
      deliveries: {
        name: '通知发送',
      },
    },
  },
  en: {
    console: {
      deliveries: {
        none: 'There are no deliveries like that.',
        digest: 'Message of the day',
        sendAgain: 'Send again',
        willSend: 'It will be sent again',
        readers: { person: 'Buyer %{id}', staff: 'Staff %{id}' },
        states: {
          waiting: 'Waits',
          sending: 'Being sent',
          sent: 'Sent',
          failed: 'Failed',
          skipped: 'Not needed',
          collected: 'For the message of the day',
        },
      },
    },
    resources: {
      deliveries: {
        name: 'Notice sent |||| Notices sent',
      },
    },
  },
});
