import { Day, Int, ListOf, OneOf, Text } from '@mall/validation';
import { MILESTONE_CODES, type MilestoneCode } from './milestone.views.js';

/** A step of the way as it is expected for a car that is paid today. */
export class WayStepView {
  @OneOf(MILESTONE_CODES) code!: MilestoneCode;
  @Text() label!: string;
  /** First and last day on which it is expected, by the border's clock. */
  @Day() from!: string;
  @Day() to!: string;
  /** Number of done orders that it was measured from; 0 where the days are those of the settings. */
  @Int() orders!: number;
}

/** When a car that is paid today is expected at each step: the eight steps in their order, the hand-over last. */
export class WayPlanView {
  @ListOf(() => WayStepView) steps!: WayStepView[];
}

/** Delays and late arrivals at one step with one carrier, within the requested days. */
export class WayFigureView {
  @OneOf(MILESTONE_CODES) code!: MilestoneCode;
  @Text() label!: string;
  /** Null for steps before an order is shipped. */
  @Text({ optional: true }) carrier!: string | null;
  /** Number of orders with a promise that reached the step. */
  @Int() orders!: number;
  /** Number of them that reached it after the last promised day. */
  @Int() late!: number;
  /** Median of the days by which these were late; null where none was. */
  @Int({ optional: true }) lateDays!: number | null;
  /** Number of delays that staff stated. */
  @Int() delays!: number;
}
