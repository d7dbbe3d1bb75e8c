import { defineEvents, event } from '../define/index.js';
import type { SecondDecision } from '../rights/rights.js';

/** Members of staff who got rights that decide about money, rates, prices or limits, or access to an account with such rights. */
export interface RightsGranted {
  /** User name of whoever granted them. */
  readonly grantedBy: string;
  readonly people: readonly {
    readonly userId: string;
    readonly username: string;
    readonly permissions: readonly SecondDecision[];
  }[];
  /** Hours until the rights are in force. */
  readonly hours: number;
}

export const adminEvents = defineEvents('admin', {
  rightsGranted: event<RightsGranted>(
    'Emitted in the transaction that grants the rights: by a role, its items, a new account, an unlocked one, or a password that somebody else set.',
  ),
});
