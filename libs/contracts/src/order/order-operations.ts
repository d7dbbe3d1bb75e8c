import type { Access, Api, Operation, RequestOf } from '../define/index.js';
import { orderMilestoneApi } from './milestone.api.js';
import type { DialogField, OrderActionRow } from './order-action-row.js';
import { orderActions, type OrderAction } from './order-actions.js';
import { orderApi } from './order.api.js';
import { orderDocumentApi } from './document.api.js';
import { orderDeskApi } from './order-desk.api.js';
import { orderRefundApi } from './refund.api.js';
import { orderContractCheckApi } from './contract-check.api.js';
import { orderContractApi } from './sales-contract.api.js';
import { orderVoucherApi } from './voucher.api.js';

/** The operations that act on an order, by the prefixes of their names in the clients' route table. */
const actionApis = {
  order: orderApi,
  'order.desk': orderDeskApi,
  'order.contract': orderContractApi,
  'order.contractCheck': orderContractCheckApi,
  'order.document': orderDocumentApi,
  'order.voucher': orderVoucherApi,
  'order.milestone': orderMilestoneApi,
  'order.refund': orderRefundApi,
} as const;

type ActionApis = typeof actionApis;
type KeysOf<Scope extends keyof ActionApis> = `${Scope}.${keyof ActionApis[Scope] & string}`;

/** `order.desk.ship`: the name of an operation in the clients' route table. */
type OrderOperationKey = { [Scope in keyof ActionApis]: KeysOf<Scope> }[keyof ActionApis];

type RequestAt<Key extends OrderOperationKey> = {
  [Scope in keyof ActionApis]: Key extends `${Scope}.${infer Name}`
    ? Name extends keyof ActionApis[Scope]
      ? RequestOf<ActionApis[Scope][Name]>
      : never
    : never;
}[keyof ActionApis];

type FieldsFor<Fields> = { readonly [Name in keyof Fields]: DialogField };

/** The fields that a person types: a request without the order's id and the key that the client makes. */
type TypedOf<Key extends OrderOperationKey> = Omit<RequestAt<Key>, 'orderId' | 'idempotencyKey'>;

/** The row of an action whose dialog has all fields of its operation's request that a person types. */
type RowOfOperation = {
  [Key in OrderOperationKey]: OrderActionRow & {
    readonly operation: Key;
    readonly dialog?: { readonly fields: FieldsFor<TypedOf<Key>> };
    readonly addsEachTime?: RequestAt<Key> extends { readonly idempotencyKey?: string } ? true : never;
  };
}[OrderOperationKey];

/** Refuses fields of a dialog that its operation's request does not have. */
type WithoutOtherFields = {
  readonly [Action in OrderAction]: (typeof orderActions)[Action] extends {
    readonly operation: infer Key extends OrderOperationKey;
    readonly dialog: { readonly fields: infer Fields };
  }
    ? {
        readonly dialog: {
          readonly fields: Readonly<Record<Exclude<keyof Fields, keyof TypedOf<Key>>, never>>;
        };
      }
    : unknown;
};

/** Compiles only while every action names an operation and its dialog has exactly the fields of that request. */
const actions: Readonly<Record<OrderAction, RowOfOperation>> & WithoutOtherFields = orderActions;

const operations: ReadonlyMap<string, Operation> = new Map(
  (Object.values(actionApis) as Api[])
    .flatMap((api) => Object.values(api))
    .map((operation) => [operation.subject.slice('op.'.length), operation]),
);

/** Returns the operation that an action calls. */
export const operationOfAction = (action: OrderAction): Operation =>
  operations.get(actions[action].operation)!;

/** Returns the right that staff need for an action: that of its operation; undefined when staff may not call it. */
export const rightOfAction = (action: OrderAction): string | undefined =>
  staffRight(operationOfAction(action).access);

function staffRight(access: Access): string | undefined {
  if (access.zone === 'staff') return access.permission;
  return access.zone === 'anyOf' ? access.of.map(staffRight).find((right) => right !== undefined) : undefined;
}
