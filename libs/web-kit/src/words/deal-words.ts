export {
  closeTypes,
  contractStatuses,
  importerWords,
  orderActions,
  orderHistoryLine,
  orderStateOf,
  orderStatuses,
  paidToWords,
  refundStatuses,
  slipStatuses,
  voucherStatuses,
} from '@mall/contracts/order';
export type { ActionDialog, DialogField, OrderAction } from '@mall/contracts/order';
export { rejectReasons, reviewStatuses, shopStatuses } from '@mall/contracts/tenant';
export { profileLabels, type ProfileField } from '@mall/contracts/user';
