import type { RefundKind, RefundState, SlipDifference } from '@mall/contracts/order';
import type { Texts } from '@mall/validation';

/** Facts besides the order itself that its texts depend on. */
export interface DealFacts {
  /** Slips in the sequence in which they were handed in. */
  readonly slips: readonly SlipFact[];
  readonly refunds: readonly RefundFact[];
  /** Reason why the last scan of the contract was sent back, as a member of staff wrote it; null where it was not. */
  readonly scanRefusal: string | null;
}

export interface SlipFact {
  readonly voucherId: string;
  /** See `paymentSlipStates`. */
  readonly status: number;
  readonly currency: 'CNY' | 'RUB';
  readonly amountMinor: number;
  /** Fen that were missing and accepted with it, and under which name. */
  readonly writtenOffMinor: number;
  readonly differenceKind: SlipDifference | null;
  readonly paidOn: string;
  readonly bankRef: string | null;
  readonly uploadedByKind: string;
  /** Reason why it was sent back. */
  readonly reason: Texts;
  readonly auditedAt: Date | null;
}

export interface RefundFact {
  readonly kind: RefundKind;
  readonly state: RefundState;
  readonly currency: 'CNY' | 'RUB';
  readonly amountMinor: number;
}

export const noFacts: DealFacts = { slips: [], refunds: [], scanRefusal: null };
