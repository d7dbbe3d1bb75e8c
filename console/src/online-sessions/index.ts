import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import { page, resource } from '../api/resource.js';

export const onlineSessions = resource('online-sessions', {
  icon: DevicesOutlined,
  list: page(() => import('./SessionList.js'), 'SessionList'),
  recordRepresentation: 'username',
});
