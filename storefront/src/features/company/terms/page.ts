import { definePage } from '../../../components/define-page.js';

export const terms = definePage({
  path: '/secoundHandCar/terms',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./TermsPage.js'),
  isRendered: true,
});
