import { texts } from '../i18n/texts.js';

export const categoriesTexts = texts({
  ru: {
    console: {
      categories: {
        none: 'Категорий нет.',
        root: 'Верхний уровень',
      },
    },
    resources: {
      categories: {
        name: 'Категория |||| Категории |||| Категории',
      },
    },
  },
  zh: {
    console: {
      categories: {
        none: '没有分类。',
        root: '顶级分类',
      },
    },
    resources: {
      categories: {
        name: '分类',
      },
    },
  },
  en: {
    console: {
      categories: {
        none: 'There are no categories.',
        root: 'Top',
      },
    },
    resources: {
      categories: {
        name: 'Category |||| Categories',
      },
    },
  },
});
