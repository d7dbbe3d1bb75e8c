import type { RefundAction, RefundView } from '@mall/contracts/order';

/** What is done with a refund at its row: money goes on. A refusal needs its page, where the evidence is. */
export const actAtRow = ({ actions }: Pick<RefundView, 'actions'>): RefundAction | undefined =>
  (['approve', 'pay'] as const).find((action) => actions.includes(action));

/** The refund of a list that waits for the same after one was decided: the next one below it, then from the top. */
export function nextRefund<R extends Pick<RefundView, 'refundId' | 'actions'>>(
  list: readonly R[],
  { refundId, action }: { readonly refundId: string; readonly action: RefundAction },
): R | undefined {
  const at = list.findIndex((one) => one.refundId === refundId);
  const others = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))];
  return others.find((one) => actAtRow(one) === action);
}
