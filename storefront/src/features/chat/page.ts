import { definePage } from '../../components/define-page.js';

export const conversations = definePage({
  path: '/secoundHandCar/messages',
  menu: {
    in: 'account',
    order: 4,
    icon: 'chat',
    text: { ru: 'Сообщения', zh: '我的消息', en: 'Messages' },
  },
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./ConversationsPage.js'),
});
