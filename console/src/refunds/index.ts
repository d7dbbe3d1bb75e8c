import { RefundList } from './RefundList.js';
import { RefundShow } from './RefundShow.js';

export const refunds = {
  name: 'refunds',
  list: RefundList,
  show: RefundShow,
  recordRepresentation: 'orderNumber',
};
