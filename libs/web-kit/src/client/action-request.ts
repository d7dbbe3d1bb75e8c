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

/** An empty text stays a text where one is needed, so that the server names the field. */
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

/** That the fields of a dialog are those of its operation's request is compiled in the contracts; here their values are checked. */
const isRequest = <A extends DialogAction>(action: A, values: Values): values is Values & RequestOf<A> =>
  dialogFields(action).every(([name, field]) => fits(field, values[name]));

/** Whether this action, asked for twice, would add twice. */
const addsEachTime = (action: DialogAction): boolean => 'addsEachTime' in orderActions[action];

/**
 * The request of an action, made of what was typed into its dialog. `idempotencyKey` is made once each time that the dialog opens;
 * actions that would add once more when they are sent again take it along.
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
