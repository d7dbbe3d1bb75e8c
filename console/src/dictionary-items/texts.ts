import { texts } from '../i18n/texts.js';

export const dictionaryItemsTexts = texts({
  ru: {
    resources: {
      'dictionary-items': {
        name: 'Значение справочника |||| Значения |||| Значения',
        fields: {
          label: 'Название',
          labels: 'Название',
          itemValue: 'Значение',
          sortOrder: 'Порядок',
          listClass: 'Тон',
          remarks: 'Примечание',
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
          labels: '标签',
          itemValue: '数据值',
          sortOrder: '排序',
          listClass: '样式',
          remarks: '备注',
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
          labels: 'Label',
          itemValue: 'Value',
          sortOrder: 'Order',
          listClass: 'Tone',
          remarks: 'Remarks',
        },
      },
    },
  },
});
