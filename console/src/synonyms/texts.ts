import { texts } from '../i18n/texts.js';

export const synonymsTexts = texts({
  ru: {
    console: {
      synonyms: {
        none: 'Групп слов пока нет.',
        hint: 'Каждое слово заменяет остальные: бэха, бмв, bmw. Слово добавляется клавишей Enter',
        two: 'Нужно хотя бы два слова',
        inUse: 'Действует',
        notInUse: 'Выключена',
      },
    },
    resources: {
      synonyms: {
        name: 'Группа синонимов |||| Синонимы поиска |||| Синонимы поиска',
        fields: {
          q: 'Поиск',
          terms: 'Слова',
          status: 'Действует',
          updateTime: 'Изменена',
        },
      },
    },
  },
  zh: {
    console: {
      synonyms: {
        none: '暂无同义词组。',
        hint: '组内词语互为同义：бэха、бмв、bmw。按回车键添加',
        two: '至少需要两个词',
        inUse: '启用',
        notInUse: '停用',
      },
    },
    resources: {
      synonyms: {
        name: '搜索同义词',
        fields: {
          q: '搜索',
          terms: '词语',
          status: '启用',
          updateTime: '修改时间',
        },
      },
    },
  },
  en: {
    console: {
      synonyms: {
        none: 'There are no groups of words.',
        hint: 'Each word means all the others: бэха, бмв, bmw. Press Enter after a word',
        two: 'At least two words are needed',
        inUse: 'In use',
        notInUse: 'Off',
      },
    },
    resources: {
      synonyms: {
        name: 'Group of synonyms |||| Search synonyms',
        fields: {
          q: 'Search',
          terms: 'Words',
          status: 'In use',
          updateTime: 'Changed',
        },
      },
    },
  },
});
