import type { EntityManager } from 'typeorm';
import type { Actor, Order } from './order.js';

/** Money that a confirmed payment leaves owed to the buyer. */
export interface OwedMoney {
  readonly orderId: string;
  readonly kind: 'overpaid' | 'cancelled';
  /** Payment that brought it. */
  readonly voucherId: string;
  /** Minor units of `currency`. */
  readonly amountMinor: number;
  readonly currency: 'CNY' | 'RUB';
  /** Fen of CNY that it was credited for, beyond what was due. */
  readonly amountCnyMinor: number;
  readonly reason: string | null;
  readonly by: Actor;
}

/** Port: gives back money that came in for an order, in the caller's transaction. The refund feature implements it. */
export abstract class Repayments {
  /** Opens the repayment of owed money. */
  abstract owe(tx: EntityManager, owed: OwedMoney): Promise<void>;
  /** Opens the repayment of everything that came in for an order that was closed without a sale. */
  abstract orderClosed(tx: EntityManager, order: Order, by: Actor, reason: string | null): Promise<void>;
  /** Books that an order whose money was paid out again is no longer a sale; opens no repayment. */
  abstract saleUndone(tx: EntityManager, order: Order, by: Actor): Promise<void>;
}
