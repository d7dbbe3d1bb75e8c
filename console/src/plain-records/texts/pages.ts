import { texts } from '../../i18n/texts.js';

export const plainRecordsTexts = texts({
  ru: {
    console: {
      plainRecords: {
        none: 'Записей пока нет.',
        within: 'Нужно значений: от %{min} до %{max}',
      },
    },
  },
  zh: {
    console: {
      plainRecords: {
        none: '暂无记录。',
        within: '请填写 %{min} 至 %{max} 项',
      },
    },
  },
  en: {
    console: {
      plainRecords: {
        none: 'There are no records yet.',
        within: '%{min} to %{max} values are needed',
      },
    },
  },
});
