import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import { resource } from '../api/resource.js';
import { OrderList } from './OrderList.js';
import { OrderShow } from './OrderShow.js';
import { ordersTexts } from './texts.js';

export const orders = resource('orders', {
  icon: ListAltOutlined,
  texts: ordersTexts,
  list: OrderList,
  show: OrderShow,
  recordRepresentation: 'orderNumber',
});
