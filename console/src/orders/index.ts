import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import { page, resource } from '../api/resource.js';

export const orders = resource('orders', {
  icon: ListAltOutlined,
  list: page(() => import('./OrderList.js'), 'OrderList'),
  show: page(() => import('./OrderShow.js'), 'OrderShow'),
  recordRepresentation: 'orderNumber',
});
