import type { OrderDetailView } from '@mall/contracts/order';
import { refundStatuses } from '@mall/web-kit';

type Paid = Pick<OrderDetailView, 'paidFee'> & {
  readonly refunds: readonly Pick<OrderDetailView['refunds'][number], 'kind' | 'status' | 'amountCnyMinor'>[];
};

/** Fen of CNY that cancelling an order opens a refund for; a claim that nobody has decided is rejected by it. */
export function refundOfCancelling({ paidFee, refunds }: Paid): number {
  const promised = refunds
    .filter(({ status }) => status !== refundStatuses.rejected.code)
    .filter(({ kind, status }) => !(kind === 'claim' && status === refundStatuses.requested.code))
    .reduce((sum, { amountCnyMinor }) => sum + amountCnyMinor, 0);
  return Math.max(0, paidFee - promised);
}
