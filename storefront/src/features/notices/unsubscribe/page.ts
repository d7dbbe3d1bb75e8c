import { definePage } from '../../../components/define-page.js';

/** Opened by the link in an e-mail, without signing in. */
export const unsubscribe = definePage({
  path: '/secoundHandCar/unsubscribe',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./UnsubscribePage.js'),
});
