import { useCallback } from 'react';
import { useGetList } from 'react-admin';
import { useNavigate } from 'react-router';
import type { ReconciliationView } from '@mall/contracts/order';
import { useUnsavedWork } from '../unsaved-work.js';
import { afterDecision, stepsFrom } from './queue-steps.js';

/** Slips of the queue that are looked through at most. */
const MOST = 100;

export type QueuedSlip = ReconciliationView & { readonly id: string };

/** The slips that wait, the oldest first, and the ways from the one that is open; its tab closes when it is left. */
export function useSlipQueue(voucherId: string) {
  const navigate = useNavigate();
  const { finish } = useUnsavedWork();
  const { data: queue = [] } = useGetList<QueuedSlip>('reconciliation', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'createTime', order: 'ASC' },
  });
  const goTo = useCallback(
    (id: string | undefined) => {
      if (!id) return;
      finish();
      void navigate(`/reconciliation/${id}/show`);
    },
    [finish, navigate],
  );
  const ids = queue.map(({ id }) => id);
  const goOn = () => {
    const id = afterDecision(ids, voucherId);
    if (id) goTo(id);
  };
  return { queue, ...stepsFrom(ids, voucherId), goTo, goOn };
}
