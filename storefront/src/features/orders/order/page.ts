import { definePage } from '../../../components/define-page.js';

export const order = definePage({
  path: '/secoundHandCar/orders-details',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./OrderPage.js'),
});
