import type { ReconciliationView } from '@mall/contracts/order';
import { useQueue } from '../queue/use-queue.js';

export type QueuedSlip = ReconciliationView & { readonly id: string };

/** Returns the waiting slips, and functions to move from one to the next. */
export const useSlipQueue = (voucherId: string) =>
  useQueue<QueuedSlip>(voucherId, { resource: 'reconciliation', filter: {}, sort: 'createTime' });
