import {
  contractStatuses,
  DEAL_STEPS,
  dealSteps,
  paymentSlipStates,
  type DealStep,
  type DealStepView,
  type OrderMove,
} from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import type { Order, OrderEvent } from '../order/order.js';
import type { DealFacts } from './deal-facts.js';

/** Moves that make each step. Its date is that of the last one of the first kind that was made. */
const MOVES: Readonly<Record<DealStep, readonly OrderMove[]>> = {
  placed: ['submit'],
  contract: ['signContract', 'acceptContract'],
  slip: ['uploadSlip', 'uploadLateSlip'],
  confirmed: ['confirmPayment'],
  shipped: ['ship'],
  received: ['receive', 'autoReceive'],
};

/** Returns the steps that the buyer of an order follows, done and to come. A slip that was sent back does not count. */
export function dealStepViews(
  order: Order,
  events: readonly OrderEvent[],
  { slips }: DealFacts,
  locale: Locale,
): DealStepView[] {
  const { waiting, verified } = paymentSlipStates;
  const isDone: Readonly<Record<DealStep, boolean>> = {
    placed: true,
    contract: order.contractStatus === contractStatuses.signed.code,
    slip: order.paidAt !== null || slips.some(({ status }) => status === waiting || status === verified),
    confirmed: order.paidAt !== null,
    shipped: order.shippedAt !== null,
    received: order.completedAt !== null,
  };
  const lastOf = (move: OrderMove) => events.filter(({ action }) => action === move).at(-1);
  const at = (step: DealStep): string | null =>
    MOVES[step]
      .map(lastOf)
      .find((event) => event !== undefined)
      ?.createdAt.toISOString() ?? null;
  return DEAL_STEPS.map((name) => ({
    name,
    label: dealSteps[name][locale],
    isDone: isDone[name],
    at: isDone[name] ? at(name) : null,
  }));
}
