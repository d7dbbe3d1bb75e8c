import { authErrors } from '@mall/contracts/auth';
import type { MallError } from '@mall/contracts/define';
import type { Account } from './account.entity.js';

/**
 * Returns the error for the owner of a locked account: buyers are asked to write to the shop, staff to ask their
 * administrator.
 */
export const lockedOut = ({ side }: Pick<Account, 'side'>): MallError =>
  side === 'staff' ? authErrors.staffLocked() : authErrors.accountLocked();
