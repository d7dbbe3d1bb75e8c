import { definePage } from '../../components/define-page.js';

export const cart = definePage({
  path: '/secoundHandCar/shopping-cart',
  menu: {
    in: 'account',
    order: 4,
    icon: 'cart',
    text: { ru: 'Корзина', zh: '购物车', en: 'Cart' },
  },
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./CartPage.js'),
});
