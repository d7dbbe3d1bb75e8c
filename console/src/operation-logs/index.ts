import { LogList } from './LogList.js';
import { LogShow } from './LogShow.js';

export const operationLogs = {
  name: 'operation-logs',
  list: LogList,
  show: LogShow,
  recordRepresentation: 'title',
};
