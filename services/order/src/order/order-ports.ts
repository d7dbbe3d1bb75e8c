import type { Deal } from '@mall/contracts/order';
import type { EntityManager } from 'typeorm';
import type { UserProfileView } from '@mall/contracts/user';
import type { Actor, Order, PlacedItem, PlacedOrder } from './order.js';
import type { Payee } from './payee.repository.js';

/** Port: reads an order with its money, goods and papers. The deal feature implements it. */
export abstract class DealReader {
  /** Returns the deal as the transaction sees it now, including its own changes. */
  abstract read(tx: EntityManager, orderId: string): Promise<Deal>;
}

/** Port: keeps the papers of an order consistent with it. The document feature implements it. */
export abstract class OrderPapers {
  /**
   * Replaces papers of the locked order that are outdated: the contract while nobody has signed it, and every issued
   * paper. Called in the transaction of the move that changed the order.
   */
  abstract follow(tx: EntityManager, order: Order, by: Actor): Promise<void>;
}

export interface ContractParts {
  readonly order: PlacedOrder;
  readonly items: readonly PlacedItem[];
  readonly profile: Pick<UserProfileView, 'fullName' | 'fullNameEn' | 'passportNoMasked' | 'mobile'>;
  readonly payee: Payee;
}

/** Returns the row of `sales_contract` for an order that is being placed. */
export type IssueContract = (parts: ContractParts) => Readonly<Record<string, unknown>>;

/** Port: makes the contracts of orders while they are placed. The sales-contract feature implements it. */
export abstract class ContractIssuer {
  /** Reads the wording with this template id, or the one in force now, once for all orders of a submission. */
  abstract prepare(templateId?: string): Promise<IssueContract>;
}
