import { texts } from '../i18n/texts.js';

export const onlineSessionsTexts = texts({
  ru: {
    resources: {
      'online-sessions': {
        name: 'Сеанс |||| Активные сеансы |||| Активные сеансы',
        fields: {
          q: 'Имя, логин или телефон',
          username: 'Кто',
          deptName: 'Отдел',
          userAgent: 'Устройство',
          remoteAddr: 'IP',
          createTime: 'Вход',
          lastUseTime: 'Активность',
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
          username: '员工',
          deptName: '部门',
          userAgent: '设备',
          remoteAddr: 'IP 地址',
          createTime: '登录时间',
          lastUseTime: '最近活动',
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
          username: 'Who',
          deptName: 'Department',
          userAgent: 'Device',
          remoteAddr: 'IP',
          createTime: 'Signed in',
          lastUseTime: 'Last active',
          end: ' ',
        },
      },
    },
  },
});
