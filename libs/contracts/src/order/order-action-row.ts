import type { Texts } from '@mall/validation';
import type { RequestOf } from '../define/index.js';
import type { orderMilestoneApi } from './milestone.api.js';
import type { OrderGuardName } from './order-guards.js';
import type { OrderState } from './order-status.js';
import type { orderApi } from './order.api.js';
import type { orderDeskApi } from './order-desk.api.js';
import type { orderErrors } from './order.errors.js';
import type { orderEvents } from './order.events.js';
import type { orderRefundApi } from './refund.api.js';
import type { orderContractApi } from './sales-contract.api.js';
import type { orderVoucherApi } from './voucher.api.js';

export type ActorKind = 'buyer' | 'merchant' | 'staff' | 'system';

/** The operations that act on an order, by what stands before their names. */
export interface OrderActionApis {
  readonly order: typeof orderApi;
  readonly 'order.desk': typeof orderDeskApi;
  readonly 'order.contract': typeof orderContractApi;
  readonly 'order.voucher': typeof orderVoucherApi;
  readonly 'order.milestone': typeof orderMilestoneApi;
  readonly 'order.refund': typeof orderRefundApi;
}

type KeysOf<Scope extends keyof OrderActionApis> = `${Scope}.${keyof OrderActionApis[Scope] & string}`;

/** `order.desk.ship`: the name of an operation in the clients' route table. */
export type OrderOperationKey = { [Scope in keyof OrderActionApis]: KeysOf<Scope> }[keyof OrderActionApis];

type RequestAt<Key extends OrderOperationKey> = {
  [Scope in keyof OrderActionApis]: Key extends `${Scope}.${infer Name}`
    ? Name extends keyof OrderActionApis[Scope]
      ? RequestOf<OrderActionApis[Scope][Name]>
      : never
    : never;
}[keyof OrderActionApis];

/** One thing that a dialog asks for; `name` in the request is the key it stands under. */
export type DialogField = { readonly label: Texts; readonly hint?: Texts } & (
  | { readonly kind: 'text'; readonly min?: number; readonly max: number; readonly lines?: number }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly initial: number }
  | { readonly kind: 'date' }
  | { readonly kind: 'choice'; readonly choices: Readonly<Record<string, Texts>>; readonly initial: string }
);

type FieldsFor<Fields> = { readonly [Name in keyof Fields]: DialogField };

/** What is asked before the operation is called. A field that the request has not got, or lacks, does not compile. */
export interface ActionDialog<Key extends OrderOperationKey = OrderOperationKey> {
  /** May hold `{orderNumber}`. */
  readonly title: Texts;
  readonly hint?: Texts;
  /** The word on the button that does it. */
  readonly confirm: Texts;
  /** Said when it is done. */
  readonly done: Texts;
  readonly fields: FieldsFor<Omit<RequestAt<Key>, 'orderId'>>;
}

/** An action that people are offered. Who may is told by the access of its operation. */
export type OrderActionRow = {
  [Key in OrderOperationKey]: {
    readonly operation: Key;
    readonly label: Texts;
    /** How its button stands out; `elsewhere` has its button beside what it acts on, not among the order's. */
    readonly look: 'main' | 'plain' | 'danger' | 'elsewhere';
    /** Missing: the action has a dialog of its own. */
    readonly dialog?: ActionDialog<Key>;
  };
}[OrderOperationKey];

export type OrderEventName = keyof typeof orderEvents;

/** Texts with `{orderNumber}` and what the event adds; who is not named is not told. */
export interface OrderNotice {
  readonly buyer?: Texts;
  readonly desk?: Texts;
}

/** One way in which an order changes, or leaves a line in its history. */
export interface OrderMoveRow<Action extends string = string> {
  /** From which state to which; a state that leads to itself stays and leaves a line. */
  readonly states: Readonly<Partial<Record<OrderState, OrderState>>>;
  readonly by: readonly ActorKind[];
  readonly guards?: readonly OrderGuardName[];
  /** Error when the state or the actor does not fit. */
  readonly misfit: keyof typeof orderErrors;
  /** The action that people are offered; missing: nobody presses it, or it follows from another. */
  readonly offeredAs?: Action;
  /** The line in the history, for the seller's side and for the buyer; null is not shown. */
  readonly history: { readonly desk: Texts; readonly buyer: Texts | null };
  /** The line and its text are sent to staff alone. */
  readonly isInternal?: true;
  /** The event that tells of it, and what people are told then. */
  readonly event?: OrderEventName;
  readonly notice?: OrderNotice;
}
