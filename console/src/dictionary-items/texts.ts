import { texts } from '../i18n/texts.js';

export const dictionaryItemsTexts = texts({
  ru: {
    resources: {
      'dictionary-items': {
        name: 'Значение справочника |||| Значения |||| Значения',
      },
    },
  },
  zh: {
    resources: {
      'dictionary-items': {
        name: '字典项',
      },
    },
  },
  en: {
    resources: {
      'dictionary-items': {
        name: 'Dictionary item |||| Items',
      },
    },
  },
});
