import { defineEvents, event } from '../define/index.js';

/** What every order event tells: whose order, and its status codes before and after. */
export interface OrderMoved {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly userId: string;
  readonly shopId: string;
  /** The key that its cars are held by. */
  readonly orderKey: string;
  readonly from: number | null;
  readonly to: number;
  /** Of the order, counting up; an older one than already seen can be ignored. */
  readonly version: number;
}

export interface OrderLineFact {
  readonly skuId: string;
  readonly spuId: string;
  readonly count: number;
}

export interface OrderSubmitted extends OrderMoved {
  readonly lines: readonly OrderLineFact[];
  /** Fen of CNY. */
  readonly totalMinor: number;
  readonly currency: 'CNY';
  readonly payBefore: string;
}

export interface SlipMoved extends OrderMoved {
  readonly voucherId: string;
}

export interface SlipRejected extends SlipMoved {
  readonly reason: string;
}

export interface PaymentConfirmed extends SlipMoved {
  readonly lines: readonly OrderLineFact[];
}

export interface OrderClosed extends OrderMoved {
  /** See `closeTypes`. */
  readonly closeType: number;
  readonly lines: readonly OrderLineFact[];
}

export interface OrderShipped extends OrderMoved {
  readonly autoReceiptAt: string;
}

export const orderEvents = defineEvents('order', {
  submitted: event<OrderSubmitted>(
    'Emitted in the transaction that writes an order whose cars are held; does not promise that it will be paid.',
  ),
  contractSigned: event<OrderMoved>(
    'Emitted when the buyer signs on screen or hands in a signed scan; once per order.',
  ),
  paymentSlipUploaded: event<SlipMoved>(
    'Emitted for every slip, replacing ones too; says nothing about the money.',
  ),
  slipRejected: event<SlipRejected>(
    'Emitted when staff send a slip back; the order waits for payment again.',
  ),
  paymentConfirmed: event<PaymentConfirmed>(
    'Emitted once per order when staff confirm the money and the contract is signed: its cars are sold.',
  ),
  shipped: event<OrderShipped>('Emitted once per order when merchant or staff ship it.'),
  received: event<OrderMoved>('Emitted when the buyer confirms receipt, or the timer does after 14 days.'),
  cancelled: event<OrderClosed>(
    'Emitted when a person cancels an order before shipping; its cars go back on sale.',
  ),
  expired: event<OrderClosed>('Emitted when the timer closes an unpaid order; its cars go back on sale.'),
});
