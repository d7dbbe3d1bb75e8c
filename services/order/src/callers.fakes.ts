import type { Caller } from '@mall/contracts/define';

const someone = { roles: [], permissions: [], tenantId: '1', locale: 'ru', requestId: 'test' } as const;

/** The buyer of the order that `anOrder` makes. */
export const buyer: Caller = { ...someone, kind: 'buyer', userId: '7', username: 'buyer' };
export const stranger: Caller = { ...buyer, userId: '8', username: 'stranger' };
/** The merchant of its shop. */
export const merchant: Caller = {
  ...someone,
  kind: 'merchant',
  userId: '30',
  username: 'seller',
  shopId: '3',
};
export const staffMember = (userId: string, username: string): Caller => ({
  ...someone,
  kind: 'staff',
  userId,
  username,
});
