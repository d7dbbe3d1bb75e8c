import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { resource } from '../api/resource.js';
import { VoucherList } from './VoucherList.js';
import { VoucherShow } from './VoucherShow.js';
import { vouchersTexts } from './texts.js';

export const vouchers = resource('vouchers', {
  icon: ReceiptLongOutlined,
  texts: vouchersTexts,
  list: VoucherList,
  show: VoucherShow,
  recordRepresentation: 'orderNumber',
});
