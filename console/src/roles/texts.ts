import { texts } from '../i18n/texts.js';

export const rolesTexts = texts({
  ru: {
    console: {
      roles: {
        copy: 'Копировать роль',
        viewAs: 'Посмотреть как эта роль',
        search: 'Найти право',
        scopeHint: 'Чьи записи видны в списке сотрудников и в журнале',
        scopes: {
          all: 'Все',
          ownAndBelow: 'Свой отдел и всё под ним',
          own: 'Свой отдел',
          chosen: 'Выбранные отделы',
        },
        none: 'Ролей нет.',
        all: 'все',
        allHint: 'У администратора всегда все права.',
        codeRule: 'ROLE_ и заглавные латинские буквы',
      },
    },
    resources: {
      roles: {
        name: 'Роль |||| Роли |||| Роли',
      },
    },
  },
  zh: {
    console: {
      roles: {
        copy: '复制角色',
        viewAs: '以此角色查看',
        search: '查找权限',
        scopeHint: '员工列表和操作日志中可见的范围',
        scopes: {
          all: '全部',
          ownAndBelow: '本部门及下级',
          own: '本部门',
          chosen: '指定部门',
        },
        none: '没有角色。',
        all: '全部',
        allHint: '管理员始终拥有全部权限。',
        codeRule: '以 ROLE_ 开头的大写英文字母',
      },
    },
    resources: {
      roles: {
        name: '角色',
      },
    },
  },
  en: {
    console: {
      roles: {
        copy: 'Copy the role',
        viewAs: 'See as this role',
        search: 'Find a right',
        scopeHint: 'Whose rows show in the list of staff and in the log',
        scopes: {
          all: 'Everybody',
          ownAndBelow: 'Own department and below',
          own: 'Own department',
          chosen: 'Chosen departments',
        },
        none: 'There are no roles.',
        all: 'all',
        allHint: 'An administrator always holds all rights.',
        codeRule: 'ROLE_ and capital Latin letters',
      },
    },
    resources: {
      roles: {
        name: 'Role |||| Roles',
      },
    },
  },
});
