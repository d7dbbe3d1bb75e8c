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
        fields: {
          categoryId: 'Номер',
          productCount: 'Автомобилей',
          desc: 'Описание',
        },
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
        fields: {
          categoryId: '编号',
          productCount: '在售车辆',
          desc: '描述',
        },
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
        fields: {
          categoryId: 'Id',
          productCount: 'Cars',
          desc: 'Description',
        },
      },
    },
  },
});
