import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { resource } from '../api/resource.js';
import { LogList } from './LogList.js';
import { LogShow } from './LogShow.js';
import { operationLogsTexts } from './texts.js';

export const operationLogs = resource('operation-logs', {
  icon: HistoryOutlined,
  texts: operationLogsTexts,
  list: LogList,
  show: LogShow,
  recordRepresentation: 'title',
});
