import { defineErrors } from '../define/index.js';

export const chatErrors = defineErrors('chat', {
  conversationNotFound: {
    code: 'A08404',
    status: 404,
    text: { ru: 'Переписка не найдена', zh: '会话不存在', en: 'The conversation was not found' },
  },
  messageNotFound: {
    code: 'A08405',
    status: 404,
    text: { ru: 'Сообщение не найдено', zh: '消息不存在', en: 'The message was not found' },
  },
  noticeNotFound: {
    code: 'A08406',
    status: 404,
    text: { ru: 'Уведомление не найдено', zh: '通知不存在', en: 'The notice was not found' },
  },
  subjectNeeded: {
    code: 'A00001',
    status: 400,
    text: {
      ru: 'Укажите автомобиль или заказ',
      zh: '请指定车辆或订单',
      en: 'Name the car or the order',
    },
  },
  alreadyTaken: {
    code: 'A08409',
    status: 409,
    text: {
      ru: 'Перепиской уже занимается {name}',
      zh: '该会话已由 {name} 负责',
      en: '{name} already answers this conversation',
    },
  },
  cannotAnswer: {
    code: 'A08410',
    status: 409,
    text: {
      ru: 'У этого сотрудника нет права отвечать покупателям',
      zh: '该员工没有回复买家的权限',
      en: 'This member of staff may not answer buyers',
    },
  },
});
