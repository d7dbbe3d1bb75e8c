import { texts } from '../../i18n/texts.js';

export const inspectionTexts = texts({
  ru: {
    console: {
      cars: {
        addInspection: 'Добавить отчёт',
        removeInspection: 'Убрать отчёт',
      },
    },
  },
  zh: {
    console: {
      cars: {
        addInspection: '添加报告',
        removeInspection: '移除报告',
      },
    },
  },
  en: {
    console: {
      cars: {
        addInspection: 'Add a report',
        removeInspection: 'Remove the report',
      },
    },
  },
});
