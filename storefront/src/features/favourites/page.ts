import { definePage } from '../../components/define-page.js';

export const favourites = definePage({
  path: '/secoundHandCar/favourites',
  menu: {
    in: 'account',
    order: 3,
    icon: 'heart',
    text: { ru: 'Избранное', zh: '我的收藏', en: 'Favourites' },
  },
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./FavouritesPage.js'),
});
