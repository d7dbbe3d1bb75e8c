import { definePage } from '../../../components/define-page.js';

export const questions = definePage({
  path: '/secoundHandCar/questions',
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./QuestionsPage.js'),
  isRendered: true,
});
