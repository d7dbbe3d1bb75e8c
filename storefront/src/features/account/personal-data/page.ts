import { definePage } from '../../../components/define-page.js';
import { accountLayout } from '../account-layout.js';

export const personalData = definePage({
  path: '/secoundHandCar/userinfo/personal-data',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  layout: accountLayout,
  load: () => import('./PersonalDataPage.js'),
});
