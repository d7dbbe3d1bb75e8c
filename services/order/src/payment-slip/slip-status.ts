import { slipStatuses } from '@mall/contracts/order';

/** Returns the slip status of an order with this many slips that wait for their check. */
export const slipStatusOf = (waiting: number): number =>
  (waiting > 0 ? slipStatuses.uploaded : slipStatuses.notUploaded).code;
