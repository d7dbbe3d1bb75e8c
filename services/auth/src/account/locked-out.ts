import { authErrors } from '@mall/contracts/auth';
import type { MallError } from '@mall/contracts/define';
import type { Account } from './account.entity.js';

/** What the owner of a locked account is told: buyers write to the shop, staff ask their administrator. */
export const lockedOut = ({ side }: Pick<Account, 'side'>): MallError =>
  side === 'staff' ? authErrors.staffLocked() : authErrors.accountLocked();
