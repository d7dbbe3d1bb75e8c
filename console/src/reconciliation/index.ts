import PriceCheckOutlined from '@mui/icons-material/PriceCheckOutlined';
import type { ReconciliationView } from '@mall/contracts/order';
import { resource } from '../api/resource.js';
import { ReconciliationList } from './ReconciliationList.js';
import { ReconciliationShow } from './ReconciliationShow.js';
import { reconciliationTexts } from './texts.js';

export const reconciliation = resource('reconciliation', {
  icon: PriceCheckOutlined,
  texts: reconciliationTexts,
  list: ReconciliationList,
  show: ReconciliationShow,
  recordRepresentation: ({ voucher }: ReconciliationView) => voucher.orderNumber,
});
