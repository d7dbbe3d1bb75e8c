import {
  documentErrors,
  ORDER_MOVES,
  orderErrors,
  orderGuards,
  orderMoveRow,
  orderStatuses,
  rightOfAction,
  type ActorKind,
  type OrderAction,
  type OrderFacts,
  type OrderGuardName,
  type OrderMove,
  type OrderState,
} from '@mall/contracts/order';
import type { MallError } from '@mall/contracts/define';
import { amountTexts, momentTexts } from '@mall/validation/typography';

/** Error of each guard, in the words of who is refused; a guard of the contracts without one does not compile. */
const guardErrors: Readonly<Record<OrderGuardName, (order: OrderFacts, actor: ActorKind) => MallError>> = {
  contractSigned: () => orderErrors.contractUnsigned(),
  contractUnsigned: () => orderErrors.contractAlreadySigned(),
  scanWaits: () => documentErrors.scanDecided(),
  rateLockOver: ({ rateLockedUntil }) => orderErrors.rateLockHolds({ until: momentTexts(rateLockedUntil) }),
  payTimePassed: () => orderErrors.orderClosed(),
  carReady: () => orderErrors.carNotReady(),
  receiptTimePassed: () => orderErrors.orderClosed(),
  moneyReceived: () => orderErrors.refundRefused(),
  moneyLeft: ({ returningMinor }) =>
    orderErrors.refundAllAsked({ amount: amountTexts(returningMinor, 'CNY') }),
  noFairClaim: () => orderErrors.paymentChecked(),
  noOpenRefund: (_, actor) => REFUND_OPEN[actor](),
  nothingReturning: () => orderErrors.returnUnderWay(),
  noSlipWaits: () => orderErrors.slipUnderCheck(),
  vinsNamed: ({ vinsMissing: count }, actor) =>
    actor === 'merchant' ? orderErrors.vinsMissingForShop({ count }) : orderErrors.vinsMissing({ count }),
};

const REFUND_OPEN = {
  buyer: orderErrors.refundOpenForBuyer,
  merchant: orderErrors.refundOpenForShop,
  staff: orderErrors.refundOpen,
  system: orderErrors.refundOpen,
} as const satisfies Readonly<Record<ActorKind, () => MallError>>;

/**
 * Returns the state that a move leads to from here.
 * @throws the move's `misfit`, or that of the state, when state or actor do not allow it, and the guard's error when a guard does not hold.
 */
export function targetOf(move: OrderMove, order: OrderFacts, actor: ActorKind): OrderState {
  const { states, by, guards = [], misfit, misfitIn } = orderMoveRow(move);
  const to = states[order.state];
  if (!to || !by.includes(actor)) throw orderErrors[misfitIn?.[order.state] ?? misfit]();
  for (const name of guards) if (!orderGuards[name].holds(order)) throw guardErrors[name](order, actor);
  return to;
}

function isOpen(move: OrderMove, order: OrderFacts, actor: ActorKind): boolean {
  const { states, by, guards = [] } = orderMoveRow(move);
  const isPossible = states[order.state] !== undefined && by.includes(actor);
  return isPossible && guards.every((name) => orderGuards[name].holds(order));
}

/** Returns the actions that this person may take on an order in its present state; `permissions` count for staff only. */
export function actionsFor(
  order: OrderFacts,
  actor: ActorKind,
  permissions: readonly string[] = [],
): OrderAction[] {
  const offered = ORDER_MOVES.filter((move) => isOpen(move, order, actor)).flatMap(
    (move) => orderMoveRow(move).offeredAs ?? [],
  );
  const isAllowed = (action: OrderAction): boolean =>
    actor !== 'staff' || permissions.includes(rightOfAction(action) ?? '');
  return [...new Set(offered)].filter(isAllowed);
}

export const codeOf = (state: OrderState): number => orderStatuses[state].code;
