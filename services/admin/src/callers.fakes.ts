import type { Caller } from '@mall/contracts/define';

/** A member of staff with these permissions. */
export const aStaffCaller = (...permissions: string[]): Caller & { readonly userId: string } => ({
  kind: 'staff',
  userId: '7',
  username: 'petrov',
  roles: [],
  permissions,
  tenantId: '1',
  locale: 'ru',
  requestId: 'test',
});
