import { definePage } from '../../../components/define-page.js';
import { accountLayout } from '../account-layout.js';

export const profile = definePage({
  path: '/secoundHandCar/userinfo/account-info',
  menu: {
    in: 'account',
    order: 2,
    icon: 'user',
    text: { ru: 'Личные данные', zh: '个人信息', en: 'Personal information' },
  },
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  layout: accountLayout,
  load: () => import('./ProfilePage.js'),
});
