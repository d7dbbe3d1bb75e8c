import { texts } from '../i18n/texts.js';

export const divisionsTexts = texts({
  ru: {
    console: {
      divisions: {
        none: 'Ничего не найдено. Попробуйте часть названия или код.',
        levels: {
          '1': 'Страна',
          '2': 'Регион',
          '3': 'Район или город',
          '4': 'Город в районе',
          '5': 'Посёлок',
        },
        hint: 'Новое название увидят все, кто выбирает адрес. В сохранённых адресах останется прежнее.',
      },
    },
    resources: {
      divisions: {
        name: 'Регион |||| Регионы и города |||| Регионы и города',
      },
    },
  },
  zh: {
    console: {
      divisions: {
        none: '未找到结果，请输入名称的一部分或代码。',
        levels: {
          '1': '国家',
          '2': '省级',
          '3': '市、区级',
          '4': '区辖城镇',
          '5': '村镇',
        },
        hint: '修改后，所有人选择地址时都会看到新名称；已保存的地址保留原名称。',
      },
    },
    resources: {
      divisions: {
        name: '行政区划',
      },
    },
  },
  en: {
    console: {
      divisions: {
        none: 'Nothing was found. Try a part of the name, or the code.',
        levels: {
          '1': 'Country',
          '2': 'Region',
          '3': 'District or city',
          '4': 'Town in a district',
          '5': 'Village',
        },
        hint: 'Everybody who chooses an address sees the new name. Saved addresses keep the old one.',
      },
    },
    resources: {
      divisions: {
        name: 'Region |||| Regions and towns',
      },
    },
  },
});
