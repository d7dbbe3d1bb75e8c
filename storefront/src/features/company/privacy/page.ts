import { definePage } from '../../../components/define-page.js';

export const privacy = definePage({
  path: '/secoundHandCar/privacy',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./PrivacyPage.js'),
  isRendered: true,
});
