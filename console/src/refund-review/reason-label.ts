import type { RefundView } from '@mall/contracts/order';

/**
 * Returns the label of the reason of a refund, which says whose words they are: the buyer's, or those of the member of staff who
 * opened it. A refund that the mall opened itself has none.
 */
export const reasonLabelOf = ({ requestedBy }: Pick<RefundView, 'requestedBy'>): string =>
  `resources.refunds.fields.${requestedBy === 'buyer' ? 'buyerReason' : 'staffReason'}`;
