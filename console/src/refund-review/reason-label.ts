import type { RefundView } from '@mall/contracts/order';

/**
 * The label of what was written to a refund, which says whose words they are: a buyer's, or those of the member of staff whose act
 * opened it. A refund that the mall has opened by itself has none.
 */
export const reasonLabelOf = ({ requestedBy }: Pick<RefundView, 'requestedBy'>): string =>
  `resources.refunds.fields.${requestedBy === 'buyer' ? 'buyerReason' : 'staffReason'}`;
