import { definePage } from '../../../components/define-page.js';

export const authRedirect = definePage({
  path: '/authredirect',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./RedirectPage.js'),
});
