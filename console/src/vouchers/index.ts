import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { page, resource } from '../api/resource.js';

export const vouchers = resource('vouchers', {
  icon: ReceiptLongOutlined,
  list: page(() => import('./VoucherList.js'), 'VoucherList'),
  show: page(() => import('./VoucherShow.js'), 'VoucherShow'),
  recordRepresentation: 'orderNumber',
});
