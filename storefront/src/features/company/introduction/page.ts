import { definePage } from '../../../components/define-page.js';

export const introduction = definePage({
  path: '/secoundHandCar/introduction',
  menu: {
    in: 'main',
    order: 4,
    text: { ru: 'О компании', zh: '公司简介', en: 'Company' },
  },
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./IntroductionPage.js'),
  isRendered: true,
  keepAlive: true,
});
