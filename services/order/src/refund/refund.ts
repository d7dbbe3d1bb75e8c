import {
  orderErrors,
  refundStatuses,
  type ActorKind,
  type RefundAction,
  type RefundKind,
  type RefundState,
} from '@mall/contracts/order';

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
  /** The first of two people, where two are needed. */
  readonly firstById: string | null;
  readonly firstByName: string | null;
  readonly decidedByName: string | null;
  readonly decidedAt: Date | null;
  readonly decisionReason: string | null;
  readonly paidAt: Date | null;
  readonly bankRef: string | null;
  readonly payoutFiles: { readonly url: string; readonly originName: string }[];
  readonly createdAt: Date;
}

/** The state machine of a refund. Whoever requested a refund or approved it as the first of two cannot approve it. */
export const refundTransitions = [
  { action: 'approve', from: 'requested', to: 'approved', byAnother: true },
  { action: 'reject', from: 'requested', to: 'rejected', byAnother: false },
  { action: 'pay', from: 'approved', to: 'paid', byAnother: false },
] as const satisfies readonly {
  action: RefundAction;
  from: RefundState;
  to: RefundState;
  byAnother: boolean;
}[];

type Asked = Pick<Refund, 'state' | 'requestedByKind' | 'requestedById' | 'firstById'>;

const tookPart = (refund: Asked, staffId: string): boolean =>
  refund.firstById === staffId || (refund.requestedByKind === 'staff' && refund.requestedById === staffId);

/** @throws orderErrors.refundState, orderErrors.samePerson */
export function refundStep(refund: Asked, action: RefundAction, staffId: string): RefundState {
  const step = refundTransitions.find((one) => one.action === action && one.from === refund.state);
  if (!step) throw orderErrors.refundState();
  if (step.byAnother && tookPart(refund, staffId)) throw orderErrors.samePerson();
  return step.to;
}

export const refundActionsFor = (refund: Asked, staffId: string): RefundAction[] =>
  refundTransitions
    .filter(({ from, byAnother }) => from === refund.state && !(byAnother && tookPart(refund, staffId)))
    .map(({ action }) => action);

export const refundCodeOf = (state: RefundState): number => refundStatuses[state].code;

export const refundStateOf = (code: number): RefundState =>
  (Object.keys(refundStatuses) as RefundState[]).find((state) => refundStatuses[state].code === code)!;
