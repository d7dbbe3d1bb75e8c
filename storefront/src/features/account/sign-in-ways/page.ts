import { definePage } from '../../../components/define-page.js';
import { accountLayout } from '../account-layout.js';

export const signInWays = definePage({
  path: '/secoundHandCar/userinfo/sign-in-ways',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  layout: accountLayout,
  load: () => import('./SignInWaysPage.js'),
});
