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

/** Moves that make each step; the last one gives its date. */
const MOVES: Readonly<Record<DealStep, readonly OrderMove[]>> = {
  placed: ['submit'],
  contract: ['signContract', 'acceptContract'],
  slip: ['uploadSlip'],
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
  const at = (step: DealStep): string | null =>
    events
      .filter(({ action }) => (MOVES[step] as readonly string[]).includes(action))
      .at(-1)
      ?.createdAt.toISOString() ?? null;
  return DEAL_STEPS.map((name) => ({
    name,
    label: dealSteps[name][locale],
    isDone: isDone[name],
    at: isDone[name] ? at(name) : null,
  }));
}
