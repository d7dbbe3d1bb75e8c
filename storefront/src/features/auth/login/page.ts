import { definePage } from '../../../components/define-page.js';

export const login = definePage({
  path: '/login',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./LoginPage.js'),
});
