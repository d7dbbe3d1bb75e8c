import { orderErrors, orderStatuses, type OrderAction, type OrderState } from '@mall/contracts/order';
import type { ErrorFactory, MallError } from '@mall/contracts/define';
import { momentTexts } from '@mall/validation/typography';

export type ActorKind = 'buyer' | 'merchant' | 'staff' | 'system';

/** What the guards look at. */
export interface OrderFacts {
  readonly state: OrderState;
  readonly isContractSigned: boolean;
  readonly payBefore: Date;
  readonly autoReceiptAt: Date | null;
  readonly rateLockedUntil: Date;
  /** By the database's clock. */
  readonly now: Date;
}

interface Guard {
  readonly says: string;
  readonly holds: (order: OrderFacts) => boolean;
  readonly otherwise: (order: OrderFacts) => MallError;
}

/** Conditions beyond state and actor. Those on the slip itself stand in the slip feature. */
export const guards = {
  contractSigned: {
    says: 'contract signed',
    holds: ({ isContractSigned }) => isContractSigned,
    otherwise: () => orderErrors.contractUnsigned(),
  },
  contractUnsigned: {
    says: 'contract not signed yet',
    holds: ({ isContractSigned }) => !isContractSigned,
    otherwise: () => orderErrors.contractAlreadySigned(),
  },
  rateLockOver: {
    says: 'rate lock is over',
    holds: ({ rateLockedUntil, now }) => rateLockedUntil <= now,
    otherwise: ({ rateLockedUntil }) => orderErrors.rateLockHolds({ until: momentTexts(rateLockedUntil) }),
  },
  payTimePassed: {
    says: 'time to pay is over',
    holds: ({ payBefore, now }) => payBefore <= now,
    otherwise: () => orderErrors.orderClosed(),
  },
  receiptTimePassed: {
    says: 'auto-receipt time is over',
    holds: ({ autoReceiptAt, now }) => autoReceiptAt !== null && autoReceiptAt <= now,
    otherwise: () => orderErrors.orderClosed(),
  },
} as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

/** One row of the machine. A row whose `to` is its `from` leaves the state and still leaves a trace. */
export interface Transition {
  readonly action: string;
  readonly from: OrderState;
  readonly to: OrderState;
  readonly who: readonly ActorKind[];
  readonly guards: readonly GuardName[];
}

const row = <const A extends string>(
  action: A,
  from: OrderState,
  to: OrderState,
  who: readonly ActorKind[],
  ...guarded: readonly GuardName[]
): Transition & { readonly action: A } => ({ action, from, to, who, guards: guarded });

/** Money that comes after the order has moved on is still counted, and given back where nothing is due. */
const lateSlips = (['toShip', 'shipped', 'completed', 'cancelled'] as const).flatMap((state) => [
  row('confirmLate', state, state, ['staff']),
  row('rejectLate', state, state, ['staff']),
]);

/** The way of a paid car; who may write which step is told by the contract's table. */
const milestoneRows = (['toShip', 'shipped', 'completed'] as const).map((state) =>
  row('milestone', state, state, ['merchant', 'staff']),
);

/** The life of an order. */
export const transitions = [
  row('signContract', 'unpaid', 'unpaid', ['buyer'], 'contractUnsigned'),
  row('signContract', 'toConfirm', 'toConfirm', ['buyer'], 'contractUnsigned'),
  row('uploadSlip', 'unpaid', 'toConfirm', ['buyer', 'staff']),
  row('uploadSlip', 'toConfirm', 'toConfirm', ['buyer', 'staff']),
  row('requote', 'unpaid', 'unpaid', ['buyer'], 'rateLockOver'),
  row('extendPayTime', 'unpaid', 'unpaid', ['staff']),
  row('firstConfirm', 'toConfirm', 'toConfirm', ['staff']),
  row('confirmPayment', 'toConfirm', 'toShip', ['staff'], 'contractSigned'),
  row('confirmPart', 'toConfirm', 'unpaid', ['staff']),
  row('confirmPartMoreWait', 'toConfirm', 'toConfirm', ['staff']),
  row('rejectSlip', 'toConfirm', 'unpaid', ['staff']),
  row('rejectSlipMoreWait', 'toConfirm', 'toConfirm', ['staff']),
  row('ship', 'toShip', 'shipped', ['merchant', 'staff'], 'contractSigned'),
  row('receive', 'shipped', 'completed', ['buyer']),
  row('autoReceive', 'shipped', 'completed', ['system'], 'receiptTimePassed'),
  row('cancel', 'unpaid', 'cancelled', ['buyer']),
  row('expire', 'unpaid', 'cancelled', ['system'], 'payTimePassed'),
  row('staffCancel', 'unpaid', 'cancelled', ['staff']),
  row('staffCancel', 'toConfirm', 'cancelled', ['staff']),
  row('staffCancel', 'toShip', 'cancelled', ['staff']),
  row('carLost', 'toConfirm', 'toConfirm', ['system']),
  row('carLost', 'toShip', 'toShip', ['system']),
  row('remove', 'completed', 'completed', ['buyer']),
  row('remove', 'cancelled', 'cancelled', ['buyer']),
  ...lateSlips,
  ...milestoneRows,
] as const satisfies readonly Transition[];

export type Action = (typeof transitions)[number]['action'] | 'submit';

/** What is said when an action does not fit the state. */
const misfit: Readonly<Record<string, ErrorFactory>> = {
  signContract: orderErrors.orderClosed,
  uploadSlip: orderErrors.slipNotExpected,
  confirmPayment: orderErrors.slipAlreadyAudited,
  rejectSlip: orderErrors.slipAlreadyAudited,
  firstConfirm: orderErrors.slipAlreadyAudited,
  confirmPart: orderErrors.slipAlreadyAudited,
  confirmPartMoreWait: orderErrors.slipAlreadyAudited,
  rejectSlipMoreWait: orderErrors.slipAlreadyAudited,
  milestone: orderErrors.notPaid,
  ship: orderErrors.notPaid,
  receive: orderErrors.notShipped,
  cancel: orderErrors.alreadyPaid,
  remove: orderErrors.notFinished,
};

/**
 * The row that `actor` may take from here.
 * @throws the action's own error when the state does not allow it, and the guard's when a guard does not hold.
 */
export function transitionFor(action: string, order: OrderFacts, actor: ActorKind): Transition {
  const found = (transitions as readonly Transition[]).find(
    (one) => one.action === action && one.from === order.state && one.who.includes(actor),
  );
  if (!found) throw (misfit[action] ?? orderErrors.orderClosed)();
  for (const name of found.guards) {
    const guard: Guard = guards[name];
    if (!guard.holds(order)) throw guard.otherwise(order);
  }
  return found;
}

/** What to call each row on a button; rows of the system have none. */
const buttons: Readonly<Record<string, OrderAction>> = {
  signContract: 'signContract',
  uploadSlip: 'uploadSlip',
  confirmPayment: 'auditSlip',
  rejectSlip: 'auditSlip',
  requote: 'requote',
  extendPayTime: 'extendPayTime',
  milestone: 'writeMilestone',
  ship: 'ship',
  receive: 'receive',
  cancel: 'cancel',
  staffCancel: 'staffCancel',
  remove: 'remove',
};

const permissionFor: Partial<Record<OrderAction, string>> = {
  uploadSlip: 'voucher_audit',
  auditSlip: 'voucher_audit',
  ship: 'order_ship',
  staffCancel: 'order_cancel',
  extendPayTime: 'order_cancel',
  writeMilestone: 'order_ship',
};

/** What this person may do to an order in its present state; the guard on a slip's contract is told on the way. */
export function actionsFor(
  order: Pick<OrderFacts, 'state' | 'isContractSigned'> & { readonly isRateLockOver?: boolean },
  actor: ActorKind,
  permissions: readonly string[] = [],
): OrderAction[] {
  const open = (transitions as readonly Transition[])
    .filter(({ from, who }) => from === order.state && who.includes(actor))
    .map(({ action }) => buttons[action])
    .filter((action) => action !== undefined)
    .filter((action) => action !== 'signContract' || !order.isContractSigned)
    .filter((action) => action !== 'requote' || order.isRateLockOver === true)
    .filter((action) => actor !== 'staff' || permissions.includes(permissionFor[action] ?? ''));
  return [...new Set(open)];
}

export const codeOf = (state: OrderState): number => orderStatuses[state].code;
