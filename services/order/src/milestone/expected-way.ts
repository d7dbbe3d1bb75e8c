import { MILESTONE_CODES, type MilestoneCode } from '@mall/contracts/order';
import { dayAfter, laterDay } from '@mall/validation/typography';
import type { Milestone } from './milestone.js';
import type { DayRange } from './way-plan.js';

/** First and last day, `yyyy-MM-dd`. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** A delay that staff stated. */
export interface StatedDelay {
  readonly code: MilestoneCode;
  /** The last day on which the step was expected when the delay was stated, `yyyy-MM-dd`. */
  readonly expectedTo: string;
  /** The last day on which it is expected since. */
  readonly until: string;
}

/** Days after payment of each step. */
export type DaysOfSteps = Readonly<Record<MilestoneCode, DayRange>>;

/** Known facts of an order that is under way, or of one that would be paid today. */
export interface UnderWay {
  readonly plan: DaysOfSteps;
  /** Day of full payment at the border, or today until then. */
  readonly paidOn: string;
  /** Present day at the border. */
  readonly today: string;
  /** Recorded steps in their sequence. */
  readonly written: readonly Pick<Milestone, 'code' | 'happenedOn'>[];
  readonly delays: readonly StatedDelay[];
}

/** Returns days after payment as days of the calendar. */
export const datesOf = (paidOn: string, { from, to }: DayRange): DateRange => ({
  from: dayAfter(paidOn, from),
  to: dayAfter(paidOn, to),
});

/**
 * Returns when the steps to come are expected. They follow the last recorded step at the distances of the plan, never
 * before today, and a delayed step not before the days that were stated; what comes after it is as late.
 */
export function expectedWay(order: UnderWay): ReadonlyMap<MilestoneCode, DateRange> {
  const { plan, today, written, delays } = order;
  const last = written.at(-1);
  let before = last
    ? { from: last.happenedOn, to: last.happenedOn }
    : { from: order.paidOn, to: order.paidOn };
  let planned: DayRange = last ? plan[last.code] : { from: 0, to: 0 };
  const expected = new Map<MilestoneCode, DateRange>();
  for (const code of MILESTONE_CODES.slice(last ? MILESTONE_CODES.indexOf(last.code) + 1 : 0)) {
    const soonest = laterDay(today, dayAfter(before.from, plan[code].from - planned.from));
    const latest = dayAfter(before.to, plan[code].to - planned.to);
    const stated = delays.filter((delay) => delay.code === code);
    const from = stated.reduce((day, delay) => laterDay(day, delay.expectedTo), soonest);
    const to = stated.reduce((day, delay) => laterDay(day, delay.until), laterDay(from, latest));
    before = { from, to };
    planned = plan[code];
    expected.set(code, before);
  }
  return expected;
}
