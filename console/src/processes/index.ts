import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import { page, resource } from '../api/resource.js';

export const processes = resource('processes', {
  icon: MonitorHeartOutlined,
  list: page(() => import('./ProcessList.js'), 'ProcessList'),
  recordRepresentation: 'processId',
});
