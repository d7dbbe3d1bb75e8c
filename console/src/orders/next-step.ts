import type { OrderView } from '@mall/contracts/order';
import { contractStatuses, orderStateOf } from '@mall/web-kit';

type Asked = Pick<OrderView, 'status' | 'contractStatus' | 'actions'>;

export type Step =
  | 'sign'
  | 'checkScan'
  | 'scanChecking'
  | 'pay'
  | 'slip'
  | 'slipUnsigned'
  | 'checking'
  | 'ship'
  | 'shipping'
  | 'receive'
  | 'done'
  | 'closed';

/** What has to happen next with an order: what the reader can do, or whom it waits for. */
export function nextStep({ status, contractStatus, actions }: Asked): Step {
  const isUnsigned = contractStatus !== contractStatuses.signed.code;
  const isChecked = contractStatus === contractStatuses.toCheck.code;
  if (actions.includes('checkContract')) return 'checkScan';
  if (actions.includes('auditSlip')) return isUnsigned ? 'slipUnsigned' : 'slip';
  switch (orderStateOf(status)) {
    case 'unpaid':
      if (isChecked) return 'scanChecking';
      return isUnsigned ? 'sign' : 'pay';
    case 'toConfirm':
      return 'checking';
    case 'toShip':
      return actions.includes('ship') ? 'ship' : 'shipping';
    case 'shipped':
      return 'receive';
    case 'completed':
      return 'done';
    default:
      return 'closed';
  }
}

/** Until when: to pay, or until receipt confirms itself. */
export function deadlineOf({
  status,
  endTime,
  autoReceiptTime,
}: Pick<OrderView, 'status' | 'endTime' | 'autoReceiptTime'>) {
  const state = orderStateOf(status);
  if (state === 'unpaid') return endTime;
  return state === 'shipped' ? autoReceiptTime : null;
}

/** The next order of a list that waits to be shipped, after one that was. */
export function nextToShip<O extends Pick<OrderView, 'orderId' | 'actions'>>(
  orders: readonly O[],
  shipped: string,
): O | undefined {
  const at = orders.findIndex(({ orderId }) => orderId === shipped);
  return [...orders.slice(at + 1), ...orders.slice(0, Math.max(at, 0))].find(({ actions }) =>
    actions.includes('ship'),
  );
}
