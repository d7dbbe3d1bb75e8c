import { orderActions, type DialogField, type OrderAction } from '@mall/contracts/order';
import type { InputOf } from './operation-types.js';

type Rows = typeof orderActions;

/** The actions whose row describes a dialog. */
export type DialogAction = {
  [A in OrderAction]: Rows[A] extends { dialog: unknown } ? A : never;
}[OrderAction];

type Value = string | number | undefined;
type Values = Readonly<Record<string, Value>>;
type RequestOf<A extends DialogAction> = InputOf<Rows[A]['operation']>;

export const hasDialog = (action: OrderAction): action is DialogAction => 'dialog' in orderActions[action];

export const dialogFields = (
  action: DialogAction,
): readonly (readonly [name: string, field: DialogField])[] =>
  Object.entries<DialogField>(orderActions[action].dialog.fields);

/** Converts typed text. Empty required text is kept, so that the server reports the field. */
function valueOf(field: DialogField, typed: string | undefined): Value {
  if (field.kind === 'number') return Number(typed);
  return field.kind === 'text' && field.min !== undefined ? (typed ?? '') : typed;
}

function fits(field: DialogField, value: Value): boolean {
  switch (field.kind) {
    case 'number':
      return Number.isFinite(value);
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(field.choices, value);
    case 'date':
      return typeof value === 'string';
    case 'text':
      return value === undefined ? field.min === undefined : typeof value === 'string';
  }
}

/** Checks the values of a dialog. The contracts already check at compile time that its fields match the operation's request. */
const isRequest = <A extends DialogAction>(action: A, values: Values): values is Values & RequestOf<A> =>
  dialogFields(action).every(([name, field]) => fits(field, values[name]));

/** Whether repeating this action would add a second time. */
const addsEachTime = (action: DialogAction): boolean => 'addsEachTime' in orderActions[action];

/**
 * Builds the request of an action from the values typed into its dialog. `idempotencyKey` is created each time the dialog opens; it
 * is sent with actions that would otherwise add again when repeated.
 * @throws TypeError when a field lacks its value, which the inputs of the dialog prevent.
 */
export function actionRequest<A extends DialogAction>(
  action: A,
  orderId: string,
  typed: (name: string) => string | undefined,
  idempotencyKey?: string,
): RequestOf<A> {
  const fields = dialogFields(action).map(([name, field]) => [name, valueOf(field, typed(name))] as const);
  const key = idempotencyKey !== undefined && addsEachTime(action) ? { idempotencyKey } : {};
  const values: Values = { orderId, ...Object.fromEntries(fields), ...key };
  if (!isRequest(action, values)) throw new TypeError(`The dialog of ${action} is not filled in.`);
  return values;
}
