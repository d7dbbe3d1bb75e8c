import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { page, resource } from '../api/resource.js';

export const refunds = resource('refunds', {
  icon: UndoOutlined,
  list: page(() => import('./RefundList.js'), 'RefundList'),
  show: page(() => import('./RefundShow.js'), 'RefundShow'),
  recordRepresentation: 'orderNumber',
});
