import { definePage } from '../../../components/define-page.js';

export const inspection = definePage({
  path: '/secoundHandCar/inspection',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./InspectionPage.js'),
  isRendered: true,
});
