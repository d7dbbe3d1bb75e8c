import { useRef } from 'react';
import { useListContext } from 'react-admin';
import type { RefundView } from '@mall/contracts/order';
import { RefundDialog } from '../refund-review/RefundDialog.js';
import { actAtRow, nextRefund } from './next-refund.js';

interface RefundInTurnProps {
  readonly refund: RefundView | undefined;
  readonly onNext: (refund: RefundView | undefined) => void;
}

/** Decides a refund from its list; the next one that waits for the same follows by itself. */
export function RefundInTurn({ refund, onNext }: RefundInTurnProps) {
  const { data = [] } = useListContext<RefundView & { id: string }>();
  // The dialog closes with what it knew when it was submitted, so this is no state.
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
