import { OrderList } from './OrderList.js';
import { OrderShow } from './OrderShow.js';

export const orders = {
  name: 'orders',
  list: OrderList,
  show: OrderShow,
  recordRepresentation: 'orderNumber',
};
