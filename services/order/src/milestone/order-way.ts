import type { MilestoneCode } from '@mall/contracts/order';
import { borderDay } from '@mall/validation/typography';
import type { Order } from '../order/order.js';
import {
  datesOf,
  expectedWay,
  type DateRange,
  type DaysOfSteps,
  type StatedDelay,
  type UnderWay,
} from './expected-way.js';

/** The days of an order: those that were promised when it was placed, and those that are expected now. */
export interface OrderWay {
  readonly promised: (code: MilestoneCode) => DateRange | null;
  readonly expected: ReadonlyMap<MilestoneCode, DateRange>;
}

type OrderOnItsWay = Pick<Order, 'state' | 'paidAt' | 'promisedDays' | 'now'>;

/**
 * Returns the days of an order, by the border's clock. The promise counts from the day of full payment, or from today
 * until then. Nothing is expected of an order that has ended, and nothing is promised of a cancelled one.
 */
export function wayOf(
  { state, paidAt, promisedDays, now }: OrderOnItsWay,
  plan: DaysOfSteps,
  written: UnderWay['written'],
  delays: readonly StatedDelay[],
): OrderWay {
  const today = borderDay(now);
  const paidOn = borderDay(paidAt ?? now);
  const hasEnded = state === 'completed' || state === 'cancelled';
  return {
    promised: (code) => (promisedDays && state !== 'cancelled' ? datesOf(paidOn, promisedDays[code]) : null),
    expected: hasEnded ? new Map() : expectedWay({ plan, paidOn, today, written, delays }),
  };
}
