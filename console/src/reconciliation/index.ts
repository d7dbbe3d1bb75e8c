import type { ReconciliationView } from '@mall/contracts/order';
import { ReconciliationList } from './ReconciliationList.js';
import { ReconciliationShow } from './ReconciliationShow.js';

export const reconciliation = {
  name: 'reconciliation',
  list: ReconciliationList,
  show: ReconciliationShow,
  recordRepresentation: ({ voucher }: ReconciliationView) => voucher.orderNumber,
};
