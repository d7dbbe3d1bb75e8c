import {
  contractStatuses,
  isOrderIn,
  orderStateOf,
  paymentSlipStates,
  slipStatuses,
  type OutputOf,
} from '@mall/web-kit';
import type { Tone } from '../../components/ui/Notice.js';

export type Order = OutputOf<'order.detail'>;
export type OrderRow = OutputOf<'order.search'>['list'][number];

/** The present step of an order; each has its own texts. */
export type NowName =
  | 'signContract'
  | 'pay'
  | 'payAgain'
  | 'payRest'
  | 'signLate'
  | 'checking'
  | 'preparing'
  | 'onTheWay'
  | 'completed'
  | 'cancelled';

export interface Now {
  readonly name: NowName;
  readonly tone: Tone;
  /** The one thing to press. */
  readonly action?: 'signContract' | 'uploadSlip' | 'receive';
}

type Known = Pick<OrderRow, 'status' | 'contractStatus' | 'actions' | 'paidFee'> &
  Partial<Pick<Order, 'vouchers'>>;

/** The next step of the buyer and its tone. */
export function nowOf(order: Known): Now {
  const can = (action: string): boolean => (order.actions as readonly string[]).includes(action);
  const isSigned = order.contractStatus === contractStatuses.signed.code;
  switch (orderStateOf(order.status)) {
    case 'unpaid': {
      if (!isSigned) return { name: 'signContract', tone: 'now', action: 'signContract' };
      if (order.vouchers?.at(-1)?.status === paymentSlipStates.rejected)
        return { name: 'payAgain', tone: 'bad', action: 'uploadSlip' };
      return { name: order.paidFee > 0 ? 'payRest' : 'pay', tone: 'now', action: 'uploadSlip' };
    }
    case 'toConfirm':
      return isSigned
        ? { name: 'checking', tone: 'wait' }
        : { name: 'signLate', tone: 'now', action: 'signContract' };
    case 'toShip':
      return { name: 'preparing', tone: 'wait' };
    case 'shipped':
      return { name: 'onTheWay', tone: 'wait', action: can('receive') ? 'receive' : undefined };
    case 'completed':
      return { name: 'completed', tone: 'good' };
    default:
      return { name: 'cancelled', tone: 'plain' };
  }
}

/** The tone of a status in lists. */
export function toneOf(status: number): Tone {
  const tones: Readonly<Record<string, Tone>> = {
    unpaid: 'now',
    toConfirm: 'wait',
    toShip: 'wait',
    shipped: 'wait',
    completed: 'good',
    cancelled: 'plain',
  };
  return tones[orderStateOf(status) ?? ''] ?? 'plain';
}

export type StepName = 'placed' | 'contract' | 'slip' | 'confirmed' | 'shipped' | 'received';

export interface OrderStep {
  readonly name: StepName;
  /** When it was done; undefined while it is not. */
  readonly at?: string;
  readonly isDone: boolean;
}

const ACTIONS: Readonly<Record<StepName, readonly string[]>> = {
  placed: ['submit'],
  contract: ['signContract'],
  slip: ['uploadSlip'],
  confirmed: ['confirmPayment'],
  shipped: ['ship'],
  received: ['receive', 'autoReceive'],
};

/** The steps of an order with their dates. */
export function stepsOf(order: Order): readonly OrderStep[] {
  const at = (step: StepName): string | undefined =>
    order.timeline.filter(({ action }) => ACTIONS[step].includes(action)).at(-1)?.createTime;
  const isPaid = isOrderIn(order.status, 'toShip', 'shipped', 'completed');
  const reached: Readonly<Record<StepName, boolean>> = {
    placed: true,
    contract: order.contractStatus === contractStatuses.signed.code,
    slip: order.slipStatus === slipStatuses.uploaded.code || isPaid,
    confirmed: isPaid,
    shipped: isOrderIn(order.status, 'shipped', 'completed'),
    received: isOrderIn(order.status, 'completed'),
  };
  return (Object.keys(ACTIONS) as StepName[]).map((name) => ({
    name,
    isDone: reached[name],
    at: reached[name] ? (name === 'placed' ? order.createTime : at(name)) : undefined,
  }));
}
