import { definePage } from '../../../components/define-page.js';

export const lock = definePage({
  path: '/lock',
  menu: {
    in: 'account',
    order: 6,
    icon: 'lock',
    text: { ru: 'Заблокировать экран', zh: '锁屏', en: 'Lock the screen' },
  },
  texts: {
    ru: () => import('./texts/ru.json'),
    zh: () => import('./texts/zh.json'),
    en: () => import('./texts/en.json'),
  },
  load: () => import('./LockPage.js'),
});
