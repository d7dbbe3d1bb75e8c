import { definePage } from '../../components/define-page.js';

/** Page for developers of the shop: no menu links to it. */
export const look = definePage({
  path: '/secoundHandCar/look',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./LookPage.js'),
});
