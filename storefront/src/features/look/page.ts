import { definePage } from '../../components/define-page.js';

/** For developers of the shop: no menu links here. */
export const look = definePage({
  path: '/secoundHandCar/look',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./LookPage.js'),
});
