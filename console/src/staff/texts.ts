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
      },
    },
  },
});
