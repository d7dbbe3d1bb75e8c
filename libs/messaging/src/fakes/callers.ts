import type { Caller } from '@mall/contracts/define';

const someone = { roles: [], tenantId: '1', locale: 'ru', requestId: 'test' } as const;

type Person = Caller & { readonly userId: string; readonly username: string };

/** A buyer with the user id 7. */
export const buyer: Person = { ...someone, kind: 'buyer', userId: '7', username: 'buyer', permissions: [] };
/** Another buyer, with the user id 8. */
export const stranger: Person = { ...buyer, userId: '8', username: 'stranger' };
/** A merchant of the shop 3. */
export const merchant: Person = {
  ...buyer,
  kind: 'merchant',
  userId: '30',
  username: 'seller',
  shopId: '3',
};

/** Returns a member of staff with the given permissions. */
export const staffMember = (
  userId: string,
  username: string,
  permissions: readonly string[] = [],
): Person => ({
  ...someone,
  kind: 'staff',
  userId,
  username,
  permissions,
});
/** A member of staff without any permission. */
export const anna = staffMember('50', 'anna');
/** A second member of staff without any permission. */
export const boris = staffMember('51', 'boris');
