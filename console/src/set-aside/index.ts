import CarCrashOutlined from '@mui/icons-material/CarCrashOutlined';
import { page, resource } from '../api/resource.js';

export const setAside = resource('set-aside', {
  icon: CarCrashOutlined,
  list: page(() => import('./SetAsideList.js'), 'SetAsideList'),
  show: page(() => import('./SetAsideShow.js'), 'SetAsideShow'),
  recordRepresentation: 'orderNumber',
});
