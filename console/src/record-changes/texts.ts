import { texts } from '../i18n/texts.js';

export const recordChangesTexts = texts({
  ru: {
    resources: {
      'record-changes': {
        name: 'Изменение записи |||| Изменения записей |||| Изменения записей',
        fields: { at: 'Когда', actorName: 'Кто', operation: 'Действие и причина' },
      },
    },
  },
  zh: {
    resources: {
      'record-changes': {
        name: '变更记录',
        fields: { at: '时间', actorName: '操作者', operation: '操作及原因' },
      },
    },
  },
  en: {
    resources: {
      'record-changes': {
        name: 'Change of a record |||| Changes of records',
        fields: { at: 'When', actorName: 'Who', operation: 'Operation and reason' },
      },
    },
  },
});
