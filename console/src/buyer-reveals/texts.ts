import { texts } from '../i18n/texts.js';

export const buyerRevealsTexts = texts({
  ru: {
    resources: {
      'buyer-reveals': {
        name: 'Просмотр документов |||| Просмотры документов |||| Просмотры документов',
      },
    },
  },
  zh: {
    resources: {
      'buyer-reveals': {
        name: '证件查看记录',
      },
    },
  },
  en: {
    resources: {
      'buyer-reveals': {
        name: 'Reveal |||| Reveals',
      },
    },
  },
});
