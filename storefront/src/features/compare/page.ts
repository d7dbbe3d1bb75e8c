import { definePage } from '../../components/define-page.js';

export const compare = definePage({
  path: '/secoundHandCar/compare',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./ComparePage.js'),
});
