export {
  closeTypes,
  contractStatuses,
  importerWords,
  isOrderIn,
  orderActions,
  orderHistoryLine,
  orderStateOf,
  orderStatuses,
  paidToWords,
  paymentSlipStates,
  refundStatuses,
  refundVerdicts,
  slipDifferences,
  slipDifferencesFor,
  slipStatuses,
  voucherStatuses,
} from '@mall/contracts/order';
export type { ActionDialog, DialogField, OrderAction } from '@mall/contracts/order';
export {
  rejectReasons,
  reviewStatuses,
  SHOP_ZONES as shopZones,
  shopStatuses,
  shopTypes,
} from '@mall/contracts/tenant';
export {
  consentPurposes,
  personalRequestKinds,
  personalRequestStates,
  profileLabels,
  type ProfileField,
} from '@mall/contracts/user';
