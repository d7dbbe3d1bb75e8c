import type { Order } from '../order.js';

type Milestone = Order['milestones'][number];
type DealStep = Order['steps'][number];

/** One row of the timeline: a step of the deal, or one of the way of the car. */
export type TimelineRow =
  { readonly kind: 'deal'; readonly step: DealStep } | { readonly kind: 'way'; readonly step: Milestone };

/** The last step of the way before the order is shipped. */
const BEFORE_SHIPPING = 'loaded';

/** Returns the steps of the deal and of the way in the one sequence in which they follow. */
export function timelineOf({ steps, milestones }: Pick<Order, 'steps' | 'milestones'>): TimelineRow[] {
  const deal = (names: readonly string[]): TimelineRow[] =>
    steps.filter(({ name }) => names.includes(name)).map((step) => ({ kind: 'deal', step }));
  const way: TimelineRow[] = milestones.map((step) => ({ kind: 'way', step }));
  const shipped = milestones.findIndex(({ code }) => code === BEFORE_SHIPPING) + 1;
  return [
    ...deal(['placed', 'contract', 'slip', 'confirmed']),
    ...way.slice(0, shipped),
    ...deal(['shipped']),
    ...way.slice(shipped),
    ...deal(['received']),
  ];
}

export const isDone = ({ step }: TimelineRow): boolean => Boolean(step.isDone);
