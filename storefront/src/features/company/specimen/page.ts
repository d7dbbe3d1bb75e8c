import { definePage } from '../../../components/define-page.js';

export const specimen = definePage({
  path: '/secoundHandCar/contract-specimen',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./SpecimenPage.js'),
  isRendered: true,
});
