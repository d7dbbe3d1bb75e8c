import { definePage } from '../../components/define-page.js';

/** For whoever works on the shop: no menu leads here. */
export const look = definePage({
  path: '/secoundHandCar/look',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./LookPage.js'),
});
