import { texts } from '../i18n/texts.js';

export const staffTexts = texts({
  ru: {
    console: {
      staff: {
        none: 'Сотрудников с такими условиями нет.',
        active: 'Работает',
        locked: 'Заблокирован',
        rolesHint: 'Можно выдать только те права, которые есть у вас',
        lock: 'Закрыть доступ',
        lockHint: 'Все сеансы завершатся сразу',
        passwordHint: 'Оставьте пустым, чтобы не менять; сеансы завершатся',
        usernameHint: 'Латинские буквы и цифры',
      },
    },
    resources: {
      staff: {
        name: 'Сотрудник |||| Сотрудники |||| Сотрудники',
        fields: {
          q: 'Поиск',
          userId: 'Номер',
          username: 'Имя для входа',
          password: 'Пароль',
          nickname: 'Отображаемое имя',
          name: 'Фамилия и имя',
          roleIds: 'Роли',
          roleId: 'Роль',
          deptId: 'Отдел',
          deptName: 'Отдел',
          phone: 'Телефон',
          email: 'Почта',
          avatar: 'Фото',
          lockFlag: 'Доступ',
          createTime: 'Принят',
        },
      },
    },
  },
  zh: {
    console: {
      staff: {
        none: '没有符合条件的员工。',
        active: '正常',
        locked: '已锁定',
        rolesHint: '只能授予自己拥有的权限',
        lock: '锁定账号',
        lockHint: '所有登录将立即失效',
        passwordHint: '留空则不修改；修改后需重新登录',
        usernameHint: '英文字母或数字',
      },
    },
    resources: {
      staff: {
        name: '员工',
        fields: {
          q: '搜索',
          userId: '编号',
          username: '账号',
          password: '密码',
          nickname: '昵称',
          name: '姓名',
          roleIds: '角色',
          roleId: '角色',
          deptId: '部门',
          deptName: '部门',
          phone: '手机号码',
          email: '邮箱',
          avatar: '头像',
          lockFlag: '账号状态',
          createTime: '创建时间',
        },
      },
    },
  },
  en: {
    console: {
      staff: {
        none: 'There is nobody like that.',
        active: 'Active',
        locked: 'Locked',
        rolesHint: 'You can grant only rights that you hold',
        lock: 'Lock the account',
        lockHint: 'All sessions end at once',
        passwordHint: 'Leave empty to keep it; a change ends all sessions',
        usernameHint: 'Latin letters and digits',
      },
    },
    resources: {
      staff: {
        name: 'Member of staff |||| Staff',
        fields: {
          q: 'Search',
          userId: 'Id',
          username: 'User name',
          password: 'Password',
          nickname: 'Display name',
          name: 'Full name',
          roleIds: 'Roles',
          roleId: 'Role',
          deptId: 'Department',
          deptName: 'Department',
          phone: 'Phone',
          email: 'E-mail',
          avatar: 'Picture',
          lockFlag: 'Access',
          createTime: 'Since',
        },
      },
    },
  },
});
