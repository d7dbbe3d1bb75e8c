import { texts } from '../i18n/texts.js';

export const brandsTexts = texts({
  ru: {
    console: {
      brands: {
        none: 'Марок с такими условиями нет.',
        makes: 'Марки',
        parentHint: '«Марки» — сама марка; иначе — модель выбранной марки',
        aliasesHint:
          'Как ещё пишут название: Тойота, 丰田汽车. Первое кириллицей с заглавной буквы покупатели видят рядом с латинским названием',
      },
    },
    resources: {
      brands: {
        name: 'Марка |||| Марки |||| Марки',
        fields: {
          nameRu: 'По-русски',
          nameZh: 'По-китайски',
          nameEn: 'По-английски',
        },
      },
    },
  },
  zh: {
    console: {
      brands: {
        none: '没有符合条件的品牌。',
        makes: '品牌',
        parentHint: '选“品牌”为品牌，否则为所选品牌的车系',
        aliasesHint:
          '其他写法，例如：Тойота、丰田汽车。第一个以大写西里尔字母开头的写法会显示在拉丁字母名称旁',
      },
    },
    resources: {
      brands: {
        name: '品牌',
        fields: {
          nameRu: '俄文',
          nameZh: '中文',
          nameEn: '英文',
        },
      },
    },
  },
  en: {
    console: {
      brands: {
        none: 'There are no such makes.',
        makes: 'Makes',
        parentHint: '“Makes” for a make; otherwise a series of the chosen one',
        aliasesHint:
          'Other spellings: Тойота, 丰田汽车. Buyers see the first with a Cyrillic capital beside a name in Latin letters',
      },
    },
    resources: {
      brands: {
        name: 'Make |||| Makes',
        fields: {
          nameRu: 'Russian',
          nameZh: 'Chinese',
          nameEn: 'English',
        },
      },
    },
  },
});
