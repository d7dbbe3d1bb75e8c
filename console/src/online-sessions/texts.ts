import { texts } from '../i18n/texts.js';

export const onlineSessionsTexts = texts({
  ru: {
    resources: {
      'online-sessions': {
        name: 'Сеанс |||| Активные сеансы |||| Активные сеансы',
        fields: {
          q: 'Имя, логин или телефон',
          end: ' ',
        },
      },
    },
  },
  zh: {
    resources: {
      'online-sessions': {
        name: '在线会话',
        fields: {
          q: '姓名、账号或手机号',
          end: ' ',
        },
      },
    },
  },
  en: {
    resources: {
      'online-sessions': {
        name: 'Session |||| Online sessions',
        fields: {
          q: 'Name, login or phone',
          end: ' ',
        },
      },
    },
  },
});
