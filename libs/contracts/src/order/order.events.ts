import type { Texts } from '@mall/validation';
import { defineEvents, event } from '../define/index.js';
import type { CarFateOrOpen } from './car-fates.js';
import type { DelayReason } from './delay-reasons.js';
import type { MilestoneCode } from './milestone.views.js';
import type { OrderReminder } from './order-reminders.js';
import type { RefundKind } from './refund-statuses.js';

/** Payload of every order event: the order, its owner, and its status codes before and after. */
export interface OrderMoved {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly userId: string;
  readonly shopId: string;
  /** Key under which its cars are held. */
  readonly orderKey: string;
  readonly from: number | null;
  readonly to: number;
  /** Version of the order, counting up; an event with an older one than already seen can be ignored. */
  readonly version: number;
}

export interface OrderLineFact {
  readonly skuId: string;
  readonly spuId: string;
  readonly count: number;
}

export interface OrderSubmitted extends OrderMoved {
  readonly lines: readonly OrderLineFact[];
  /** Total in fen of CNY. */
  readonly totalMinor: number;
  readonly currency: 'CNY';
  readonly payBefore: string;
}

export interface SlipMoved extends OrderMoved {
  readonly voucherId: string;
}

export interface SlipUploaded extends SlipMoved {
  /** Time until which the cars are held while the slip waits for staff. */
  readonly heldUntil: string;
  /** False where the slip claims too little to change the hold; missing in events of the previous release. */
  readonly isHoldProlonged?: boolean;
}

export interface SlipRejected extends SlipMoved {
  /** Text written by hand, in the language of its author; may be empty. */
  readonly reason: string;
  /** The whole reason in each language: the label of its code, then the written text. */
  readonly reasons: Texts;
}

/** Money was confirmed, but not all of it. */
export interface PaymentPartConfirmed extends SlipMoved {
  /** Amount confirmed so far, in fen of CNY. */
  readonly creditedMinor: number;
  readonly balanceMinor: number;
  /** Kopecks at the order's rate; missing in events from before they were stored. */
  readonly balanceRubMinor?: number;
  readonly payBefore: string;
}

export interface PayTimeExtended extends OrderMoved {
  readonly payBefore: string;
}

export interface OrderRequoted extends OrderMoved {
  /** RUB for one CNY. */
  readonly rate: number;
  readonly lockedUntil: string;
  readonly totalRubMinor: number;
}

export interface MilestoneWritten extends OrderMoved {
  readonly code: MilestoneCode;
  readonly happenedOn: string;
  readonly isCorrection: boolean;
}

export interface StepDelayed extends OrderMoved {
  readonly code: MilestoneCode;
  /** The last day on which the step is expected now, `yyyy-MM-dd`. */
  readonly until: string;
  readonly reason: DelayReason;
  /** Text of staff in the language of its author. */
  readonly note: string | null;
}

export interface VinsNamed extends OrderMoved {
  /** All VINs that staff have entered; they replace those of older versions. */
  readonly vins: readonly string[];
  /** Whether a VIN was replaced or withdrawn; missing in events from before it was stored. */
  readonly isCorrection?: boolean;
}

/** `version` is the order's when the refund moved; `from` and `to` are its status, unchanged by the refund. */
export interface RefundMoved {
  readonly refundId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly userId: string;
  readonly shopId: string;
  readonly kind: RefundKind;
  /** See `refundStatuses`. */
  readonly status: number;
  readonly amountMinor: number;
  readonly currency: 'CNY' | 'RUB';
  /** Whether a claim ended because its order was cancelled and all of the money goes back. */
  readonly isReplaced?: true;
}

export interface OrderReminded {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly userId: string;
  readonly shopId: string;
  readonly reminder: OrderReminder;
  /** Whether the contract is signed. */
  readonly isSigned: boolean;
  /** The moment that the reminder refers to; see `of` of its row. */
  readonly deadline: string;
}

export interface PaymentConfirmed extends SlipMoved {
  readonly lines: readonly OrderLineFact[];
}

export interface OrderClosed extends OrderMoved {
  /** See `closeTypes`. */
  readonly closeType: number;
  readonly lines: readonly OrderLineFact[];
  /** Fate of its cars. Missing in events from before the question existed: the cars go back on sale. */
  readonly carFate?: CarFateOrOpen;
  /** Reason why its cars are held back or written off; only staff read it. */
  readonly carReason?: string | null;
  /** Person who closed it; null for the system. */
  readonly by?: string | null;
  /** Reason of staff, which the buyer reads; null for others. */
  readonly reason?: string | null;
  /** Whether money had come in, which goes back. */
  readonly isOwed?: boolean;
}

export interface ContractSentBack extends OrderMoved {
  /** Reason in the language of its author. */
  readonly reason: string;
}

export const orderEvents = defineEvents('order', {
  submitted: event<OrderSubmitted>(
    'Emitted in the transaction that writes an order whose cars are held; does not promise that it will be paid.',
  ),
  contractSigned: event<OrderMoved>(
    'Emitted when the buyer signs on screen, or staff accept the scan of a contract signed on paper; once per order.',
  ),
  contractHandedIn: event<OrderMoved>(
    'Emitted for every scan of a signed contract that its buyer hands in; it counts for nothing before staff accept it.',
  ),
  contractSentBack: event<ContractSentBack>('Emitted when staff send a scan of a signed contract back.'),
  paymentSlipUploaded: event<SlipUploaded>(
    'Emitted for every slip, replacing ones too; says nothing about the money.',
  ),
  slipRejected: event<SlipRejected>(
    'Emitted when staff send a slip back; the order waits for payment again.',
  ),
  paymentConfirmed: event<PaymentConfirmed>(
    'Emitted once per order when staff confirm the money and the contract is signed: its cars are sold.',
  ),
  shipped: event<OrderMoved>('Emitted once per order when merchant or staff ship it.'),
  received: event<OrderMoved>(
    'Emitted when the buyer confirms receipt, or the timer does for a car that has stood ready long enough.',
  ),
  cancelled: event<OrderClosed>(
    'Emitted when a person cancels an order before shipping, or when all of its money was paid out again; `carFate` says what becomes of its cars.',
  ),
  expired: event<OrderClosed>('Emitted when the timer closes an unpaid order; its cars go back on sale.'),
  paymentPartConfirmed: event<PaymentPartConfirmed>(
    'Emitted when staff confirm a part of the money; the order waits for the balance.',
  ),
  payTimeExtended: event<PayTimeExtended>(
    'Emitted when staff give the buyer of an unpaid order more time; its cars stay held as long.',
  ),
  requoted: event<OrderRequoted>(
    'Emitted when an unpaid order gets the rate of now; the price in yuan is the same, papers with roubles are not.',
  ),
  milestoneWritten: event<MilestoneWritten>(
    'Emitted when merchant or staff write or correct a step of the car’s way; steps may come out of order.',
  ),
  delayed: event<StepDelayed>(
    'Emitted when staff state that a step comes later than it was expected; the same statement again emits nothing.',
  ),
  vinsNamed: event<VinsNamed>(
    'Emitted when staff name or correct the VINs of cars that had none when they were ordered; documents have new versions.',
  ),
  refundMoved: event<RefundMoved>(
    'Emitted when a refund is opened, approved, rejected or paid; only `paid` says that money has left.',
  ),
  reminded: event<OrderReminded>(
    'Emitted when the time of a reminder has come and the order still waits; once for each reminder and term.',
  ),
});
