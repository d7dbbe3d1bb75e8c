import type { EntityManager } from 'typeorm';
import type { Actor, Order } from './order.js';

/** Port: keeps the papers of an order in step with it. The document feature implements it. */
export abstract class OrderPapers {
  /**
   * Replaces what the papers of the locked order say no longer: the contract while nobody has signed it, and every paper that was
   * issued. Called in the transaction of the move that changed the order.
   */
  abstract follow(tx: EntityManager, order: Order, by: Actor): Promise<void>;
}
