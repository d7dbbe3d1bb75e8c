import { texts } from '../i18n/texts.js';

export const departmentsTexts = texts({
  ru: {
    console: {
      departments: {
        none: 'Отделов нет.',
        root: 'Компания',
      },
    },
    resources: {
      departments: {
        name: 'Отдел |||| Отделы |||| Отделы',
        fields: {
          q: 'Поиск',
          name: 'Название',
          parentId: 'Входит в',
          userCount: 'Сотрудников',
          sortOrder: 'Порядок',
          deptAddress: 'Адрес',
          deptLongitude: 'Долгота',
          deptLatitude: 'Широта',
        },
      },
    },
  },
  zh: {
    console: {
      departments: {
        none: '没有部门。',
        root: '公司',
      },
    },
    resources: {
      departments: {
        name: '部门',
        fields: {
          q: '搜索',
          name: '部门名称',
          parentId: '上级部门',
          userCount: '员工数',
          sortOrder: '排序',
          deptAddress: '地址',
          deptLongitude: '经度',
          deptLatitude: '纬度',
        },
      },
    },
  },
  en: {
    console: {
      departments: {
        none: 'There are no departments.',
        root: 'Company',
      },
    },
    resources: {
      departments: {
        name: 'Department |||| Departments',
        fields: {
          q: 'Search',
          name: 'Name',
          parentId: 'Part of',
          userCount: 'Staff',
          sortOrder: 'Order',
          deptAddress: 'Address',
          deptLongitude: 'Longitude',
          deptLatitude: 'Latitude',
        },
      },
    },
  },
});
