import type { DealPeople, SlipDifference, SlipRejectReason } from '@mall/contracts/order';
import type { OrderMoney } from '../order/balance.js';
import type { OrderNames } from '../order/order-names.js';
import type { FileLink } from '../order/private-files.js';
import type { FirstStated, SlipCurrency } from './payment-terms.js';
import type { SlipDecision } from './payment-verdict.js';

/** A payment that somebody claims to have made, with the present facts of its order. */
export interface PaymentSlip {
  readonly voucherId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly files: FileLink[];
  /** Amount as claimed. */
  readonly amountMinor: number;
  /** Amount as the bank credited it; null until it is verified. */
  readonly receivedMinor: number | null;
  readonly differenceKind: SlipDifference | null;
  /** See `referenceKeyOf`; the key of the transfer for which it was confirmed. */
  readonly transferKey: string | null;
  /** Reference of that transfer, as it was read on the statement first. */
  readonly transferReference: string | null;
  /** Whole amount of a transfer that covers several slips. */
  readonly transferMinor: number | null;
  readonly currency: SlipCurrency;
  readonly paidOn: string;
  readonly bankRef: string | null;
  /** SHA-256 of the files; null until the file service has answered. */
  readonly fileDigests: string[] | null;
  /** Whether it claimed enough to prolong the hold when it was handed in. */
  readonly isFair: boolean;
  /** See `paymentSlipStates`. */
  readonly status: number;
  readonly reason: string | null;
  readonly reasonCode: SlipRejectReason | null;
  /** Amount credited to the order, fen of CNY; 0 until it is verified. */
  readonly creditedMinor: number;
  /** First of two people, where two are required. */
  readonly firstById: string | null;
  readonly firstByName: string | null;
  /** Decision of the first person; null without one, and where it was made before decisions were stored. */
  readonly firstDecision: SlipDecision | null;
  readonly firstStated: FirstStated | null;
  readonly uploadedByKind: 'buyer' | 'staff';
  readonly uploadedById: string;
  readonly auditedById: string | null;
  readonly auditedByName: string | null;
  readonly auditedAt: Date | null;
  readonly createdAt: Date;
  readonly totalMinor: number;
  readonly totalRubMinor: number;
  /** Whether nothing is due for its order any more; see `leftToPay`. */
  readonly isSettled: boolean;
  /** Present amounts of its order. */
  readonly money: OrderMoney;
  readonly people: DealPeople;
  readonly names: OrderNames;
}
