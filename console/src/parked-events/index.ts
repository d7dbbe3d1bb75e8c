import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined';
import { page, resource } from '../api/resource.js';

export const parkedEvents = resource('parked-events', {
  icon: ScheduleSendOutlined,
  list: page(() => import('./ParkedEventList.js'), 'ParkedEventList'),
  show: page(() => import('./ParkedEventShow.js'), 'ParkedEventShow'),
  recordRepresentation: 'parkedId',
});
