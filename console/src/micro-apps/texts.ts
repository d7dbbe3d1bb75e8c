import { texts } from '../i18n/texts.js';

export const microAppsTexts = texts({
  ru: {
    console: {
      microApps: {
        none: 'Внешних приложений нет.',
        slugRule: 'Латинская буква, затем буквы, цифры, «-» и «_»',
        entryHint: 'Начинается с https://. Сервер должен быть среди разрешённых (MICRO_APP_ORIGINS)',
        pathHint: 'Последняя часть адреса в консоли: /myiframe/…',
        rolesHint: 'Пусто — приложение открыто всем сотрудникам',
        publicHint: 'Покупатели и продавцы тоже могут его открыть',
      },
    },
    resources: {
      'micro-apps': {
        name: 'Внешнее приложение |||| Внешние приложения |||| Внешние приложения',
      },
    },
  },
  zh: {
    console: {
      microApps: {
        none: '没有外部应用。',
        slugRule: '以英文字母开头，可含字母、数字、“-”和“_”',
        entryHint: '以 https:// 开头，且须在允许的地址之列（MICRO_APP_ORIGINS）',
        pathHint: '控制台地址的最后一段：/myiframe/…',
        rolesHint: '不选则全体员工可用',
        publicHint: '买家和商家也可打开',
      },
    },
    resources: {
      'micro-apps': {
        name: '外部应用',
      },
    },
  },
  en: {
    console: {
      microApps: {
        none: 'There are no external apps.',
        slugRule: 'A Latin letter, then letters, digits, “-” and “_”',
        entryHint: 'Begins with https://. The server must be among the allowed ones (MICRO_APP_ORIGINS)',
        pathHint: 'Last part of its address in the console: /myiframe/…',
        rolesHint: 'None: the app is open to all staff',
        publicHint: 'Buyers and merchants may open it too',
      },
    },
    resources: {
      'micro-apps': {
        name: 'External app |||| External apps',
      },
    },
  },
});
