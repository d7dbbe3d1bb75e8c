import { definePage } from '../../../components/define-page.js';

export const home = definePage({
  path: '/secoundHandCar/index',
  menu: {
    in: 'main',
    order: 1,
    text: { ru: 'Главная', zh: '首页', en: 'Home' },
  },
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./HomePage.js'),
  isRendered: true,
  keepAlive: true,
});
