import { definePage } from '../../components/define-page.js';

export const checkout = definePage({
  path: '/secoundHandCar/orders-submit',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./CheckoutPage.js'),
});
