import { texts } from '../i18n/texts.js';

export const operationLogsTexts = texts({
  ru: {
    console: {
      logs: {
        none: 'Записей с такими условиями нет.',
        done: 'Выполнено',
        failed: 'Отказано',
        origins: {
          operation: 'Действия сотрудников',
          client: 'Ошибки браузеров',
        },
      },
    },
    resources: {
      'operation-logs': {
        name: 'Запись журнала |||| Журнал действий |||| Журнал действий',
        fields: {
          startTime: 'С',
          endTime: 'По',
        },
      },
    },
  },
  zh: {
    console: {
      logs: {
        none: '没有符合条件的日志。',
        done: '成功',
        failed: '失败',
        origins: {
          operation: '员工操作',
          client: '浏览器错误',
        },
      },
    },
    resources: {
      'operation-logs': {
        name: '操作日志',
        fields: {
          startTime: '开始时间',
          endTime: '结束时间',
        },
      },
    },
  },
  en: {
    console: {
      logs: {
        none: 'There are no such rows.',
        done: 'Done',
        failed: 'Failed',
        origins: {
          operation: 'Acts of staff',
          client: 'Errors of browsers',
        },
      },
    },
    resources: {
      'operation-logs': {
        name: 'Log row |||| Operation log',
        fields: {
          startTime: 'From',
          endTime: 'To',
        },
      },
    },
  },
});
