import { texts } from '../i18n/texts.js';

export const shopsTexts = texts({
  ru: {
    console: {
      shops: {
        none: 'Магазинов с такими условиями нет.',
        cars: 'Автомобили магазина',
      },
    },
    resources: {
      shops: {
        name: 'Магазин |||| Магазины |||| Магазины',
        fields: {
          q: 'Поиск',
          shopId: 'Номер',
          shopName: 'Название',
          shopStatus: 'Состояние',
          contactName: 'Контакты',
          mobile: 'Телефон',
          uscc: 'Код общественного кредита',
          intro: 'О магазине',
          openedTime: 'Открыт',
          createTime: 'Создан',
        },
      },
    },
  },
  zh: {
    console: {
      shops: {
        none: '没有符合条件的店铺。',
        cars: '店铺车辆',
      },
    },
    resources: {
      shops: {
        name: '店铺',
        fields: {
          q: '搜索',
          shopId: '编号',
          shopName: '店铺名称',
          shopStatus: '店铺状态',
          contactName: '联系人',
          mobile: '联系电话',
          uscc: '统一社会信用代码',
          intro: '店铺简介',
          openedTime: '开店时间',
          createTime: '创建时间',
        },
      },
    },
  },
  en: {
    console: {
      shops: {
        none: 'There are no such shops.',
        cars: 'Cars of the shop',
      },
    },
    resources: {
      shops: {
        name: 'Shop |||| Shops',
        fields: {
          q: 'Search',
          shopId: 'Id',
          shopName: 'Name',
          shopStatus: 'Status',
          contactName: 'Contact',
          mobile: 'Phone',
          uscc: 'Social credit code',
          intro: 'About',
          openedTime: 'Opened',
          createTime: 'Created',
        },
      },
    },
  },
});
