import { definePage } from '../../../components/define-page.js';
import { accountLayout } from '../account-layout.js';

export const password = definePage({
  path: '/secoundHandCar/userinfo/setpwd',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  layout: accountLayout,
  load: () => import('./PasswordPage.js'),
});
