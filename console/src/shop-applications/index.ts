import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { page, resource } from '../api/resource.js';

export const shopApplications = resource('shop-applications', {
  icon: FactCheckOutlined,
  list: page(() => import('./ApplicationList.js'), 'ApplicationList'),
  show: page(() => import('./ApplicationShow.js'), 'ApplicationShow'),
  recordRepresentation: 'shopName',
});
