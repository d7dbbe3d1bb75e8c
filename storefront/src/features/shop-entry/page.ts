import { definePage } from '../../components/define-page.js';

export const shopEntry = definePage({
  path: '/secoundHandCar/tenant',
  menu: {
    in: 'account',
    order: 5,
    icon: 'shop',
    text: { ru: 'Открыть магазин', zh: '商家入驻', en: 'Open a shop' },
  },
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./ShopEntryPage.js'),
});
