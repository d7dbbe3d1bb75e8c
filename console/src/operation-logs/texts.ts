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
          createTime: 'Время',
          createBy: 'Логин',
          createByName: 'Кто',
          action: 'Что сделано',
          title: 'Действие',
          logType: 'Итог',
          method: 'Метод',
          requestUri: 'Адрес',
          time: 'Длительность, мс',
          remoteAddr: 'IP',
          userAgent: 'Браузер',
          requestId: 'Номер запроса',
          serviceId: 'Служба',
          params: 'Запрос',
          exception: 'Ошибка',
          origin: 'Источник',
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
          createTime: '操作时间',
          createBy: '账号',
          createByName: '操作人',
          action: '操作内容',
          title: '操作',
          logType: '结果',
          method: '请求方式',
          requestUri: '请求地址',
          time: '耗时（ms）',
          remoteAddr: 'IP 地址',
          userAgent: '浏览器',
          requestId: '请求编号',
          serviceId: '服务',
          params: '请求参数',
          exception: '异常',
          origin: '来源',
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
          createTime: 'Time',
          createBy: 'Login',
          createByName: 'Who',
          action: 'What was done',
          title: 'Operation',
          logType: 'Result',
          method: 'Method',
          requestUri: 'Path',
          time: 'Duration, ms',
          remoteAddr: 'IP',
          userAgent: 'Browser',
          requestId: 'Request id',
          serviceId: 'Service',
          params: 'Request',
          exception: 'Error',
          origin: 'Origin',
          startTime: 'From',
          endTime: 'To',
        },
      },
    },
  },
});
