import { texts } from '../i18n/texts.js';

export const dictionariesTexts = texts({
  ru: {
    console: {
      dictionaries: {
        none: 'Справочников нет.',
        noItems: 'В справочнике пока нет значений.',
        typeRule: 'Латинские буквы, цифры и _',
        tones: {
          default: 'обычный',
          primary: 'основной',
          success: 'готово',
          warning: 'ожидание',
          danger: 'ошибка',
          info: 'приглушённый',
        },
      },
    },
    resources: {
      dictionaries: {
        name: 'Справочник |||| Справочники |||| Справочники',
      },
    },
  },
  zh: {
    console: {
      dictionaries: {
        none: '没有字典。',
        noItems: '字典中还没有数据。',
        typeRule: '英文字母、数字和下划线',
        tones: {
          default: '默认',
          primary: '主色',
          success: '成功',
          warning: '等待',
          danger: '失败',
          info: '次要',
        },
      },
    },
    resources: {
      dictionaries: {
        name: '字典',
      },
    },
  },
  en: {
    console: {
      dictionaries: {
        none: 'There are no dictionaries.',
        noItems: 'The dictionary is empty.',
        typeRule: 'Latin letters, digits and _',
        tones: {
          default: 'plain',
          primary: 'primary',
          success: 'done',
          warning: 'waiting',
          danger: 'failed',
          info: 'muted',
        },
      },
    },
    resources: {
      dictionaries: {
        name: 'Dictionary |||| Dictionaries',
      },
    },
  },
});
