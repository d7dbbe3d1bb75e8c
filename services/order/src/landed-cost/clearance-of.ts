import type { WayPlanView } from '@mall/contracts/order';

/** The first and the last of some days, `yyyy-MM-dd`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Returns the days on which a car is expected to be cleared by customs. */
export const clearanceOf = ({ steps }: WayPlanView): Days => steps.find(({ code }) => code === 'customs')!;
