import { definePage } from '../../../components/define-page.js';

export const list = definePage({
  path: '/secoundHandCar/list',
  aliases: ['/cars', '/cars/:make', '/cars/:make/:series'],
  menu: {
    in: 'main',
    order: 2,
    text: { ru: 'Подбор автомобиля', zh: '选车', en: 'Find a car' },
  },
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./ListPage.js'),
  isRendered: true,
});
