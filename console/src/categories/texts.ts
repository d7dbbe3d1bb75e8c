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
          q: 'Поиск',
          categoryId: 'Номер',
          name: 'Название',
          parentId: 'Родитель',
          seq: 'Порядок',
          productCount: 'Автомобилей',
          status: 'Показывать',
          imgUrl: 'Изображение',
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
          q: '搜索',
          categoryId: '编号',
          name: '名称',
          parentId: '上级分类',
          seq: '排序',
          productCount: '在售车辆',
          status: '是否显示',
          imgUrl: '图片',
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
          q: 'Search',
          categoryId: 'Id',
          name: 'Name',
          parentId: 'Parent',
          seq: 'Order',
          productCount: 'Cars',
          status: 'Shown',
          imgUrl: 'Picture',
          desc: 'Description',
        },
      },
    },
  },
});
