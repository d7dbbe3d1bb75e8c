import { definePage } from '../../../components/define-page.js';

export const orderSquare = definePage({
  path: '/secoundHandCar/orderSquare',
  menu: {
    in: 'main',
    order: 3,
    text: { ru: 'Недавние сделки', zh: '成交广场', en: 'Order square' },
  },
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./OrderSquarePage.js'),
  isRendered: true,
});
