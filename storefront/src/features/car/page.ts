import { definePage } from '../../components/define-page.js';

export const car = definePage({
  path: '/secoundHandCar/details',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./CarPage.js'),
});
