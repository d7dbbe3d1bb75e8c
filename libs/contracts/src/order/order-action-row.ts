import type { ErrorFactory } from '../define/index.js';
import type { Texts } from '@mall/validation';
import type { Right } from '../rights/index.js';
import type { OrderGuardName } from './order-guards.js';
import type { OrderState } from './order-status.js';
import type { orderErrors } from './order.errors.js';
import type { orderEvents } from './order.events.js';

export type ActorKind = 'buyer' | 'merchant' | 'staff' | 'system';

/** One field of a dialog. */
export type DialogField = { readonly label: Texts; readonly hint?: Texts } & (
  | { readonly kind: 'text'; readonly min?: number; readonly max: number; readonly lines?: number }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly initial: number }
  | { readonly kind: 'date' }
  /** Without `initial` nothing is chosen, and a choice is required. */
  | { readonly kind: 'choice'; readonly choices: Readonly<Record<string, Texts>>; readonly initial?: string }
);

/** The fields shown before the operation is called, by the names of the request's fields. */
export interface ActionDialog {
  /** May contain `{orderNumber}`, `{cars}` and `{buyer}`, as may the hint. */
  readonly title: Texts;
  readonly hint?: Texts;
  /** The label of the button that calls the operation. */
  readonly confirm: Texts;
  /** Shown when the operation has succeeded. */
  readonly done: Texts;
  readonly fields: Readonly<Record<string, DialogField>>;
}

/**
 * An action that people are offered. The access of its operation decides who may call it. `order-operations.ts` does
 * not compile unless the operation exists and its request has exactly the dialog's fields.
 */
export interface OrderActionRow {
  readonly operation: string;
  readonly label: Texts;
  /** Look of its button; `elsewhere`: the button is not among the order's but beside the record that it acts on. */
  readonly look: 'main' | 'plain' | 'danger' | 'elsewhere';
  /** Dialog of the action; without it, the action has a dialog of its own. */
  readonly dialog?: ActionDialog;
  /** Set when doing it twice would add twice. Its request takes an `idempotencyKey`: one each time that the dialog opens. */
  readonly addsEachTime?: true;
}

export type OrderEventName = keyof typeof orderEvents;

/** Texts with `{orderNumber}` and the event's own placeholders; recipients without a text get no notice. */
export interface OrderNotice {
  readonly buyer?: Texts;
  /** Values of placeholders that notices from before they existed do not have. */
  readonly unless?: Readonly<Record<string, string | Texts>>;
  /** Sent to the staff who hold the right. */
  readonly desk?: { readonly right: Right; readonly texts: Texts };
}

/** Name of an error whose texts need no values. */
type PlainErrorName = {
  [Name in keyof typeof orderErrors]: (typeof orderErrors)[Name] extends ErrorFactory<never> ? Name : never;
}[keyof typeof orderErrors];

/** One way in which an order changes, or leaves a line in its history. */
export interface OrderMoveRow<Action extends string = string> {
  /** States before and after the move; a state that leads to itself stays and leaves a line. */
  readonly states: Readonly<Partial<Record<OrderState, OrderState>>>;
  readonly by: readonly ActorKind[];
  readonly guards?: readonly OrderGuardName[];
  /** Error when the state or the actor does not fit. */
  readonly misfit: PlainErrorName;
  /** Errors of states in which `misfit` would not say what is true. */
  readonly misfitIn?: Readonly<Partial<Record<OrderState, PlainErrorName>>>;
  /** The action whose button makes this move; missing for moves of the system and moves that follow from others. */
  readonly offeredAs?: Action;
  /** The line in the history, for the seller's side and for the buyer; null is not shown. */
  readonly history: { readonly desk: Texts; readonly buyer: Texts | null };
  /** Whether the line and its text are sent to staff only. */
  readonly isInternal?: true;
  /**
   * Whether it concerns money, which is between the buyer and finance: the shop sees the line, but not the text written
   * with it.
   */
  readonly isOfMoney?: true;
  /** The event that the move emits, and the notices it causes. */
  readonly event?: OrderEventName;
  readonly notice?: OrderNotice;
}
