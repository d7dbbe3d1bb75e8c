import { definePage } from '../../components/define-page.js';

export const microApp = definePage({
  path: '/myiframe/:routerPath',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./MicroAppPage.js'),
});
