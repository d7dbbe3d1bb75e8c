import type { Access, Api, Operation } from '../define/index.js';
import { orderMilestoneApi } from './milestone.api.js';
import type { OrderActionApis } from './order-action-row.js';
import { orderActions, type OrderAction } from './order-actions.js';
import { orderApi } from './order.api.js';
import { orderDeskApi } from './order-desk.api.js';
import { orderRefundApi } from './refund.api.js';
import { orderContractApi } from './sales-contract.api.js';
import { orderVoucherApi } from './voucher.api.js';

const actionApis: OrderActionApis = {
  order: orderApi,
  'order.desk': orderDeskApi,
  'order.contract': orderContractApi,
  'order.voucher': orderVoucherApi,
  'order.milestone': orderMilestoneApi,
  'order.refund': orderRefundApi,
};

const operations: ReadonlyMap<string, Operation> = new Map(
  (Object.values(actionApis) as Api[])
    .flatMap((api) => Object.values(api))
    .map((operation) => [operation.subject.slice('op.'.length), operation]),
);

/** The operation that an action calls. */
export const operationOfAction = (action: OrderAction): Operation =>
  operations.get(orderActions[action].operation)!;

/** The right that staff need for an action: that of its operation; undefined when staff may not call it. */
export const rightOfAction = (action: OrderAction): string | undefined =>
  staffRight(operationOfAction(action).access);

function staffRight(access: Access): string | undefined {
  if (access.zone === 'staff') return access.permission;
  return access.zone === 'anyOf' ? access.of.map(staffRight).find((right) => right !== undefined) : undefined;
}
