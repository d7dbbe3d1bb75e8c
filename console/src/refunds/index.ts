import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { resource } from '../api/resource.js';
import { RefundList } from './RefundList.js';
import { RefundShow } from './RefundShow.js';
import { refundsTexts } from './texts.js';

export const refunds = resource('refunds', {
  icon: UndoOutlined,
  texts: refundsTexts,
  list: RefundList,
  show: RefundShow,
  recordRepresentation: 'orderNumber',
});
