import { texts } from '../i18n/texts.js';

export const personTexts = texts({
  ru: {
    console: {
      person: {
        title: 'Личные данные',
        account: 'Учётная запись',
        own: 'О себе',
        department: 'Отдел',
        company: 'Компания',
        saved: 'Данные сохранены',
      },
    },
  },
  zh: {
    console: {
      person: {
        title: '个人信息',
        account: '账号',
        own: '基本资料',
        department: '部门',
        company: '所属公司',
        saved: '资料已保存',
      },
    },
  },
  en: {
    console: {
      person: {
        title: 'Personal info',
        account: 'Account',
        own: 'About you',
        department: 'Department',
        company: 'Company',
        saved: 'Your data are saved',
      },
    },
  },
});
