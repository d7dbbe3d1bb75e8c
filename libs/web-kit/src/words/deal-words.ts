export {
  closeTypes,
  contractStatuses,
  orderStateOf,
  orderStatuses,
  slipStatuses,
  voucherStatuses,
} from '@mall/contracts/order';
export { rejectReasons, reviewStatuses, shopStatuses } from '@mall/contracts/tenant';
export { profileLabels } from '@mall/contracts/user';
