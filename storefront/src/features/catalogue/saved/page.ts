import { definePage } from '../../../components/define-page.js';

export const savedSearches = definePage({
  path: '/secoundHandCar/saved-searches',
  menu: {
    in: 'account',
    order: 4,
    icon: 'search',
    text: { ru: 'Сохранённые поиски', zh: '已保存的搜索', en: 'Saved searches' },
  },
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./SavedSearchesPage.js'),
});
