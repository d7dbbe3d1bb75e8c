import { definePage } from '../../components/define-page.js';

export const calculator = definePage({
  path: '/secoundHandCar/calculator',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./CalculatorPage.js'),
  isRendered: true,
});
