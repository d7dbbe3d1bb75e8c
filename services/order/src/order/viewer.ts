import type { Caller } from '@mall/contracts/define';
import type { Viewer } from './order.mapper.js';
import { actionsFor } from './order.state-machine.js';

/** A buyer looking at their own orders. */
export const buyerViewer = (caller: Caller): Viewer => viewer(caller, 'buyer');

/** Staff or a merchant at their desk. */
export const deskViewer = (caller: Caller): Viewer =>
  viewer(caller, caller.kind === 'merchant' ? 'merchant' : 'staff');

function viewer({ locale, userId, permissions }: Caller, side: Viewer['side']): Viewer {
  return {
    locale,
    side,
    userId,
    actionsOf: ({ state, contractStatus }) =>
      actionsFor({ state, isContractSigned: contractStatus === 1 }, side, permissions),
  };
}
