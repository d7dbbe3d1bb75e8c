import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { page, resource } from '../api/resource.js';

export const operationLogs = resource('operation-logs', {
  icon: HistoryOutlined,
  list: page(() => import('./LogList.js'), 'LogList'),
  show: page(() => import('./LogShow.js'), 'LogShow'),
  recordRepresentation: 'title',
});
