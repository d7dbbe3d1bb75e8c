import PriceCheckOutlined from '@mui/icons-material/PriceCheckOutlined';
import type { ReconciliationView } from '@mall/contracts/order';
import { page, resource } from '../api/resource.js';

export const reconciliation = resource('reconciliation', {
  icon: PriceCheckOutlined,
  list: page(() => import('./ReconciliationList.js'), 'ReconciliationList'),
  show: page(() => import('./ReconciliationShow.js'), 'ReconciliationShow'),
  recordRepresentation: ({ voucher }: ReconciliationView) => voucher.orderNumber,
});
