import { definePage } from '../../../components/define-page.js';

export const orders = definePage({
  path: '/secoundHandCar/orders',
  menu: {
    in: 'account',
    order: 1,
    icon: 'document',
    text: { ru: 'Мои заказы', zh: '我的订单', en: 'My orders' },
  },
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./OrdersPage.js'),
});
