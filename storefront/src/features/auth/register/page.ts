import { definePage } from '../../../components/define-page.js';

export const register = definePage({
  path: '/register',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./RegisterPage.js'),
});
