import type { UserProfileView } from '@mall/contracts/user';
import type { PlacedItem, PlacedOrder } from './order.js';
import type { Payee } from './payee.repository.js';

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
