export {
  closeTypes,
  contractStatuses,
  importerWords,
  orderStateOf,
  orderStatuses,
  paidToWords,
  refundStatuses,
  slipStatuses,
  voucherStatuses,
} from '@mall/contracts/order';
export { rejectReasons, reviewStatuses, shopStatuses } from '@mall/contracts/tenant';
export { profileLabels, type ProfileField } from '@mall/contracts/user';
