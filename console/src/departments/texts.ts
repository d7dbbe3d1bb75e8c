import { texts } from '../i18n/texts.js';

export const departmentsTexts = texts({
  ru: {
    console: {
      departments: {
        none: 'Отделов нет.',
        root: 'Компания',
        sync: 'Загрузить из DingTalk или WeCom',
        syncHint:
          'Отделы встанут под компанию, как в справочнике. Новые сотрудники появятся заблокированными и без ролей: доступ им открывает администратор.',
        directory: 'Справочник',
        ding: 'DingTalk (钉钉)',
        cp: 'WeCom (企业微信)',
        preview: 'Что изменится',
        takeOver: 'Загрузить',
        synced: 'Данные справочника загружены',
        foundDepartments: 'Отделы',
        foundPeople: 'Сотрудники',
        counts:
          'Новых: %{created}, изменено: %{updated}, больше нет в справочнике: %{gone}, не загружено: %{failed}',
        left: 'За один раз создаётся не больше 50 сотрудников. Осталось: %{left}, загрузите ещё раз.',
        changes: {
          create: 'Новый',
          update: 'Изменён',
          gone: 'Нет в справочнике',
          fail: 'Не загружен',
        },
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
        sync: '同步钉钉或企业微信',
        syncHint: '部门按通讯录的层级放在公司之下。新员工导入后为锁定状态且没有角色，需由管理员开通。',
        directory: '通讯录',
        ding: '钉钉',
        cp: '企业微信',
        preview: '预览变更',
        takeOver: '开始同步',
        synced: '通讯录已同步',
        foundDepartments: '部门',
        foundPeople: '员工',
        counts: '新增 %{created}，更新 %{updated}，通讯录中已不存在 %{gone}，失败 %{failed}',
        left: '每次最多新建 50 名员工，还剩 %{left} 名，请再次同步。',
        changes: {
          create: '新增',
          update: '更新',
          gone: '已不存在',
          fail: '失败',
        },
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
        sync: 'Sync with DingTalk or WeCom',
        syncHint:
          'Departments are placed below the company as in the directory. New people arrive locked and without roles; an administrator lets them in.',
        directory: 'Directory',
        ding: 'DingTalk',
        cp: 'WeCom',
        preview: 'Preview changes',
        takeOver: 'Take over',
        synced: 'The directory has been taken over',
        foundDepartments: 'Departments',
        foundPeople: 'People',
        counts:
          'New: %{created}, changed: %{updated}, no longer in the directory: %{gone}, failed: %{failed}',
        left: 'At most 50 people are created at a time. %{left} are left: sync again.',
        changes: {
          create: 'New',
          update: 'Changed',
          gone: 'No longer there',
          fail: 'Failed',
        },
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
