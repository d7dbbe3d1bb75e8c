import { definePage } from '../../../components/define-page.js';

export const notices = definePage({
  path: '/secoundHandCar/notices',
  menu: {
    in: 'account',
    order: 5,
    icon: 'bell',
    text: { ru: 'Уведомления', zh: '我的通知', en: 'Notices' },
  },
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./NoticesPage.js'),
});
