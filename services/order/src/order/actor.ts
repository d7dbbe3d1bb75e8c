import type { Right } from '@mall/contracts/rights';
import type { Caller } from '@mall/contracts/define';
import type { Actor, Scope } from './order.js';

export const SYSTEM: Actor = { kind: 'system', id: null, name: null, ip: null };

const named = (kind: Actor['kind'], caller: Caller): Actor => ({
  kind,
  id: caller.userId ?? null,
  name: caller.username ?? null,
  ip: caller.ip ?? null,
});

/** Returns the caller as a buyer: merchants buy too. */
export const asBuyer = (caller: Caller): Actor => named('buyer', caller);

/** Returns the caller on the seller's side. */
export const asSeller = (caller: Caller): Actor =>
  named(caller.kind === 'staff' ? 'staff' : 'merchant', caller);

export const ownOrders = (caller: Caller): Scope => ({ of: 'buyer', userId: caller.userId! });

/** Whether orders of buyers whose data were erased are hidden from a member of staff. */
export const hidesBlocked = ({ permissions }: Caller): boolean =>
  !permissions.includes('order_blocked' satisfies Right);

/** Returns the visible orders: staff see every order, a merchant those of their shop. */
export const deskOrders = (caller: Caller): Scope =>
  caller.kind === 'merchant'
    ? { of: 'shop', shopId: caller.shopId! }
    : { of: 'all', hidesBlocked: hidesBlocked(caller) };
