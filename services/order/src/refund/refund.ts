import {
  orderErrors,
  refundStatuses,
  type ActorKind,
  type DealPeople,
  type DealTask,
  type RefundAction,
  type RefundKind,
  type RefundState,
} from '@mall/contracts/order';
import type { MallError } from '@mall/contracts/define';
import { amountTexts } from '@mall/validation/typography';
import type { OrderNames } from '../order/order-names.js';
import { taskRefusal } from '../order/order-people.js';
import { outcomeTexts } from './outcome-texts.js';

export interface Refund {
  readonly refundId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly userId: string;
  readonly shopId: string;
  readonly kind: RefundKind;
  readonly state: RefundState;
  readonly amountMinor: number;
  readonly currency: 'CNY' | 'RUB';
  readonly amountCnyMinor: number;
  readonly reason: string | null;
  readonly evidence: { readonly url: string; readonly originName: string }[];
  readonly requestedByKind: ActorKind;
  readonly requestedById: string | null;
  readonly requestedByName: string | null;
  /** First of two people, where two are required. */
  readonly firstById: string | null;
  readonly firstByName: string | null;
  readonly decidedById: string | null;
  readonly decidedByName: string | null;
  readonly decidedAt: Date | null;
  readonly decisionReason: string | null;
  readonly paidById: string | null;
  readonly paidAt: Date | null;
  readonly bankRef: string | null;
  readonly payoutFiles: { readonly url: string; readonly originName: string }[];
  /** Shared by the refunds of one claim for the whole sum, which are decided together. */
  readonly claimKey: string | null;
  /** The others of them. */
  readonly decidedWith: readonly {
    readonly refundId: string;
    readonly amountMinor: number;
    readonly currency: 'CNY' | 'RUB';
  }[];
  readonly createdAt: Date;
  /** Staff by task on its order. */
  readonly people: DealPeople;
  readonly names: OrderNames;
}

/**
 * State machine of a refund. A person who requested a refund or approved it as the first of two cannot approve it. The
 * mall owes the refunds that it has opened itself, so only claims are rejected. `task` excludes everybody with another
 * task on the order's money.
 */
export const refundTransitions = [
  { action: 'approve', from: 'requested', to: 'approved', byAnother: true, of: 'any', task: 'approved' },
  { action: 'reject', from: 'requested', to: 'rejected', byAnother: false, of: 'claim', task: null },
  { action: 'pay', from: 'approved', to: 'paid', byAnother: false, of: 'any', task: 'paid' },
] as const satisfies readonly {
  action: RefundAction;
  from: RefundState;
  to: RefundState;
  byAnother: boolean;
  of: 'any' | 'claim';
  task: DealTask | null;
}[];

type Transition = (typeof refundTransitions)[number];
type Asked = Pick<
  Refund,
  | 'state'
  | 'kind'
  | 'amountMinor'
  | 'currency'
  | 'requestedByKind'
  | 'requestedById'
  | 'firstById'
  | 'firstByName'
  | 'decidedByName'
  | 'decisionReason'
  | 'people'
>;

const tookPart = (refund: Asked, staffId: string): boolean =>
  refund.firstById === staffId || (refund.requestedByKind === 'staff' && refund.requestedById === staffId);

/**
 * Returns the transition. @throws orderErrors.refundState, orderErrors.refundNotApproved, orderErrors.refundHalfApproved,
 * orderErrors.refundOwed, orderErrors.samePerson, orderErrors.oneTask
 */
export function refundStep(refund: Asked, action: RefundAction, staffId: string): RefundState {
  const step = refundTransitions.find((one) => one.action === action && one.from === refund.state);
  if (!step) throw notNow(refund, action);
  if (!isOfKind(step, refund))
    throw orderErrors.refundOwed({ amount: amountTexts(refund.amountMinor, refund.currency) });
  const refusal = personRefusal(step, refund, staffId);
  if (refusal) throw refusal;
  return step.to;
}

/** Returns why this member of staff may not make a step that others may make; undefined when they may. */
function personRefusal(step: Transition, refund: Asked, staffId: string): MallError | undefined {
  if (step.byAnother && tookPart(refund, staffId)) return orderErrors.samePerson();
  return step.task ? taskRefusal(refund.people, step.task, staffId) : undefined;
}

/** Returns why the next step that moves the refund on is up to others; undefined where this person may make it, or none is left. */
export function withheldFrom(refund: Asked, staffId: string): MallError | undefined {
  const next = refundTransitions.find(({ from, task }) => from === refund.state && task !== null);
  return next && personRefusal(next, refund, staffId);
}

/** Returns why a refund in this state does not allow this action. */
function notNow(refund: Asked, action: RefundAction): MallError {
  const { state, amountMinor, currency, firstById, firstByName } = refund;
  const amount = amountTexts(amountMinor, currency);
  if (action !== 'pay' || state !== 'requested')
    return orderErrors.refundState({ amount, outcome: outcomeTexts(refund) });
  return firstById === null
    ? orderErrors.refundNotApproved({ amount })
    : orderErrors.refundHalfApproved({ amount, name: firstByName ?? firstById });
}

const isOfKind = ({ of }: Transition, { kind }: Asked): boolean => of === 'any' || of === kind;

/** Returns the actions that this member of staff may take on a refund, by the same rules. */
export const refundActionsFor = (refund: Asked, staffId: string): RefundAction[] =>
  refundTransitions
    .filter((step) => step.from === refund.state && isOfKind(step, refund))
    .filter((step) => !personRefusal(step, refund, staffId))
    .map(({ action }) => action);

export const refundCodeOf = (state: RefundState): number => refundStatuses[state].code;

export const refundStateOf = (code: number): RefundState =>
  (Object.keys(refundStatuses) as RefundState[]).find((state) => refundStatuses[state].code === code)!;
