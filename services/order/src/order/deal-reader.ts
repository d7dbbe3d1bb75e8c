import type { Deal } from '@mall/contracts/order';
import type { EntityManager } from 'typeorm';

/** Port: reads an order with its money, goods and papers. The deal feature implements it. */
export abstract class DealReader {
  /** Returns the deal as the transaction sees it now, including its own changes. */
  abstract read(tx: EntityManager, orderId: string): Promise<Deal>;
}
