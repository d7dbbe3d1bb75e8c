import { texts } from '../i18n/texts.js';

export const rolesTexts = texts({
  ru: {
    console: {
      roles: {
        none: 'Ролей нет.',
        all: 'все',
        allHint: 'У администратора всегда все права.',
        codeRule: 'ROLE_ и заглавные латинские буквы',
      },
    },
    resources: {
      roles: {
        name: 'Роль |||| Роли |||| Роли',
        fields: {
          q: 'Поиск',
          roleId: 'Номер',
          roleName: 'Название',
          roleNames: 'Название',
          roleCode: 'Код',
          roleDesc: 'Описание',
          userCount: 'Сотрудников',
          menuIds: 'Права',
          createTime: 'Создана',
        },
      },
    },
  },
  zh: {
    console: {
      roles: {
        none: '没有角色。',
        all: '全部',
        allHint: '管理员始终拥有全部权限。',
        codeRule: '以 ROLE_ 开头的大写英文字母',
      },
    },
    resources: {
      roles: {
        name: '角色',
        fields: {
          q: '搜索',
          roleId: '编号',
          roleName: '角色名称',
          roleNames: '角色名称',
          roleCode: '角色编码',
          roleDesc: '描述',
          userCount: '员工数',
          menuIds: '权限',
          createTime: '创建时间',
        },
      },
    },
  },
  en: {
    console: {
      roles: {
        none: 'There are no roles.',
        all: 'all',
        allHint: 'An administrator always holds all rights.',
        codeRule: 'ROLE_ and capital Latin letters',
      },
    },
    resources: {
      roles: {
        name: 'Role |||| Roles',
        fields: {
          q: 'Search',
          roleId: 'Id',
          roleName: 'Name',
          roleNames: 'Name',
          roleCode: 'Code',
          roleDesc: 'Description',
          userCount: 'Staff',
          menuIds: 'Rights',
          createTime: 'Created',
        },
      },
    },
  },
});
