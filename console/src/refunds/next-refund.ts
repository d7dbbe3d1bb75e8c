import type { RefundAction, RefundView } from '@mall/contracts/order';

/** Returns the action on a refund in its row, which advances the payment. A rejection needs its page, where the evidence is. */
export const actAtRow = ({ actions }: Pick<RefundView, 'actions'>): RefundAction | undefined =>
  (['approve', 'pay'] as const).find((action) => actions.includes(action));

/** Returns the next refund of a list that waits for the same step: the next one below, then from the top. */
export function nextRefund<R extends Pick<RefundView, 'refundId' | 'actions'>>(
  list: readonly R[],
  { refundId, action }: { readonly refundId: string; readonly action: RefundAction },
): R | undefined {
  const at = list.findIndex((one) => one.refundId === refundId);
  const others = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))];
  return others.find((one) => actAtRow(one) === action);
}
