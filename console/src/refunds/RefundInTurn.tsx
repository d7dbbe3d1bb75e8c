import { useRef } from 'react';
import { useListContext } from 'react-admin';
import type { RefundView } from '@mall/contracts/order';
import { RefundDialog } from '../refund-review/RefundDialog.js';
import { actAtRow, nextRefund } from './next-refund.js';

interface RefundInTurnProps {
  readonly refund: RefundView | undefined;
  readonly onNext: (refund: RefundView | undefined) => void;
}

/** Decides a refund from its list; the next one that waits for the same step opens by itself. */
export function RefundInTurn({ refund, onNext }: RefundInTurnProps) {
  const { data = [] } = useListContext<RefundView & { id: string }>();
  // The closing dialog sees the values from its submission, so this cannot be state.
  const next = useRef<RefundView>(undefined);
  const action = refund && actAtRow(refund);
  if (!refund || !action) return null;
  return (
    <RefundDialog
      key={refund.refundId}
      action={action}
      refund={refund}
      onDone={() => {
        next.current = nextRefund(data, { refundId: refund.refundId, action });
      }}
      onClose={() => {
        onNext(next.current);
        next.current = undefined;
      }}
    />
  );
}
