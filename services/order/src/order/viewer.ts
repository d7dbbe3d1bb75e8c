import type { Caller } from '@mall/contracts/define';
import type { OrderAction } from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import type { Order } from './order.js';
import { factsOf } from './order-facts.js';
import { actionsFor } from './order.state-machine.js';

/** Reader of an order: language, side, and rights. */
export interface Viewer {
  readonly locale: Locale;
  readonly side: 'buyer' | 'merchant' | 'staff';
  readonly userId: string | undefined;
  readonly actionsOf: (order: Order) => OrderAction[];
}

/** Returns a buyer reading their own orders. */
export const buyerViewer = (caller: Caller): Viewer => viewer(caller, 'buyer');

/** Returns staff or a merchant at their desk. */
export const deskViewer = (caller: Caller): Viewer =>
  viewer(caller, caller.kind === 'merchant' ? 'merchant' : 'staff');

function viewer({ locale, userId, permissions }: Caller, side: Viewer['side']): Viewer {
  return {
    locale,
    side,
    userId,
    actionsOf: (order) => actionsFor(factsOf(order), side, permissions),
  };
}
