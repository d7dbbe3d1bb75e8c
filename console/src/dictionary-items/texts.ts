import { texts } from '../i18n/texts.js';

export const dictionaryItemsTexts = texts({
  ru: {
    resources: {
      'dictionary-items': {
        name: 'Значение справочника |||| Значения |||| Значения',
        fields: {
          label: 'Название',
          listClass: 'Тон',
        },
      },
    },
  },
  zh: {
    resources: {
      'dictionary-items': {
        name: '字典项',
        fields: {
          label: '标签',
          listClass: '样式',
        },
      },
    },
  },
  en: {
    resources: {
      'dictionary-items': {
        name: 'Dictionary item |||| Items',
        fields: {
          label: 'Label',
          listClass: 'Tone',
        },
      },
    },
  },
});
