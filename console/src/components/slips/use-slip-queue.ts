import type { ReconciliationView } from '@mall/contracts/order';
import { useQueue } from '../queue/use-queue.js';

export type QueuedSlip = ReconciliationView & { readonly id: string };

/** The slips that wait, and the ways from one of them. */
export const useSlipQueue = (voucherId: string) =>
  useQueue<QueuedSlip>(voucherId, { resource: 'reconciliation', filter: {}, sort: 'createTime' });
