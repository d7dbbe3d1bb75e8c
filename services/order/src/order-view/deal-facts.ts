import type { RefundKind, RefundState } from '@mall/contracts/order';
import type { Texts } from '@mall/validation';

/** What is said of an order depends on these facts beside the order itself. */
export interface DealFacts {
  /** In the sequence in which they were handed in. */
  readonly slips: readonly SlipFact[];
  readonly refunds: readonly RefundFact[];
}

export interface SlipFact {
  readonly voucherId: string;
  /** See `paymentSlipStates`. */
  readonly status: number;
  readonly currency: 'CNY' | 'RUB';
  readonly amountMinor: number;
  readonly paidOn: string;
  readonly bankRef: string | null;
  readonly uploadedByKind: string;
  /** Why it was sent back. */
  readonly reason: Texts;
  readonly auditedAt: Date | null;
}

export interface RefundFact {
  readonly kind: RefundKind;
  readonly state: RefundState;
  readonly currency: 'CNY' | 'RUB';
  readonly amountMinor: number;
}

export const noFacts: DealFacts = { slips: [], refunds: [] };
