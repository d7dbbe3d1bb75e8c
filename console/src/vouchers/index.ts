import { VoucherList } from './VoucherList.js';
import { VoucherShow } from './VoucherShow.js';

export const vouchers = {
  name: 'vouchers',
  list: VoucherList,
  show: VoucherShow,
  recordRepresentation: 'orderNumber',
};
