import type { EntityManager } from 'typeorm';
import type { Actor, Order } from './order.js';

/** Port: keeps the papers of an order consistent with it. The document feature implements it. */
export abstract class OrderPapers {
  /**
   * Replaces papers of the locked order that are outdated: the contract while nobody has signed it, and every issued
   * paper. Called in the transaction of the move that changed the order.
   */
  abstract follow(tx: EntityManager, order: Order, by: Actor): Promise<void>;
}
