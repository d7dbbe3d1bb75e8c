import { contractStatuses, orderStatuses, refundStatuses, carStatuses, reviewStatuses } from '@mall/web-kit';

export interface Queue {
  readonly key: string;
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Whether the resource's menu entry also shows the number, because the queue is the only work there. */
  readonly isAtMenu?: boolean;
}

/** Waiting work by queue; each is shown to those who may open its list. */
export const QUEUES: readonly Queue[] = [
  {
    key: 'slips',
    resource: 'reconciliation',
    filter: {},
    sort: { field: 'createTime', order: 'ASC' },
    isAtMenu: true,
  },
  {
    key: 'contractsToCheck',
    resource: 'contract-checks',
    filter: { state: 'waiting' },
    sort: { field: 'handedInTime', order: 'ASC' },
    isAtMenu: true,
  },
  {
    key: 'refunds',
    resource: 'refunds',
    filter: { status: refundStatuses.requested.code },
    sort: { field: 'createTime', order: 'ASC' },
    isAtMenu: true,
  },
  {
    key: 'refundsToPay',
    resource: 'refunds',
    filter: { status: refundStatuses.approved.code },
    sort: { field: 'createTime', order: 'ASC' },
  },
  {
    key: 'toShip',
    resource: 'orders',
    filter: { status: orderStatuses.toShip.code },
    sort: { field: 'createTime', order: 'ASC' },
    isAtMenu: true,
  },
  {
    key: 'unsigned',
    resource: 'orders',
    filter: { contractStatus: contractStatuses.unsigned.code, hasMoney: 1 },
    sort: { field: 'createTime', order: 'ASC' },
  },
  {
    key: 'unpaid',
    resource: 'orders',
    filter: { status: orderStatuses.unpaid.code },
    sort: { field: 'createTime', order: 'ASC' },
  },
  {
    key: 'applications',
    resource: 'shop-applications',
    filter: { status: reviewStatuses.reviewing.code },
    sort: { field: 'submitTime', order: 'ASC' },
    isAtMenu: true,
  },
  {
    key: 'carsToReview',
    resource: 'cars',
    filter: { status: carStatuses.inReview },
    sort: { field: 'updateTime', order: 'ASC' },
    isAtMenu: true,
  },
  {
    key: 'carsToDecide',
    resource: 'set-aside',
    filter: { fate: 'undecided' },
    sort: { field: 'createTime', order: 'ASC' },
    isAtMenu: true,
  },
  {
    key: 'priceChanges',
    resource: 'price-changes',
    filter: {},
    sort: { field: 'proposedTime', order: 'ASC' },
    isAtMenu: true,
  },
  {
    key: 'personalRequests',
    resource: 'personal-requests',
    filter: { state: 'waiting' },
    sort: { field: 'dueTime', order: 'ASC' },
    isAtMenu: true,
  },
  {
    key: 'parked',
    resource: 'parked-events',
    filter: {},
    sort: { field: 'parkedTime', order: 'DESC' },
    isAtMenu: true,
  },
];

/** Returns the queue that is counted at the menu entry with this path. */
export const queueAtMenu = (path: string): Queue | undefined =>
  QUEUES.find(({ resource, isAtMenu }) => isAtMenu && path === `/${resource}`);

/** Returns the link to a queue's list, with its filter in the URL. */
export function linkOf({ resource, filter, sort }: Queue): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: '20',
    displayedFilters: '{}',
  });
  return `/${resource}?${query.toString()}`;
}
