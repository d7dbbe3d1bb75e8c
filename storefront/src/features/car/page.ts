import { definePage } from '../../components/define-page.js';

export const car = definePage({
  path: '/secoundHandCar/details',
  aliases: ['/car/:spuId'],
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./CarPage.js'),
  isRendered: true,
});
