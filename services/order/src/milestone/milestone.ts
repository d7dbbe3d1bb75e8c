import { MILESTONE_CODES, milestones, type MilestoneCode } from '@mall/contracts/order';
import { borderDay } from '@mall/validation/typography';
import { orderDay } from '../order/order-facts.js';

/** A recorded step. */
export interface Milestone {
  readonly code: MilestoneCode;
  /** `yyyy-MM-dd` */
  readonly happenedOn: string;
  readonly note: string | null;
  /** Reason why the step before it is missing, if it is. */
  readonly skipReason: string | null;
  readonly files: { readonly url: string; readonly originName: string }[];
  readonly writtenByKind: 'merchant' | 'staff';
  readonly writtenAt: Date;
  readonly corrections: number;
}

/** Returns steps in their sequence, whenever they were written. */
export const inSequence = <Step extends Pick<Milestone, 'code'>>(steps: readonly Step[]): Step[] =>
  [...steps].sort((one, other) => MILESTONE_CODES.indexOf(one.code) - MILESTONE_CODES.indexOf(other.code));

/** Whether a step cannot be recorded yet, because only a shipped car reaches it. */
export const waitsForShipping = (order: { readonly shippedAt: Date | null }, code: MilestoneCode): boolean =>
  milestones[code].needsShipping && order.shippedAt === null;

type Dated = Pick<Milestone, 'code' | 'happenedOn'>;

/**
 * Returns the steps right before this one that nobody has recorded, in their order; none when the step before it was
 * recorded.
 */
export function skipped(code: MilestoneCode, written: readonly Pick<Milestone, 'code'>[]): MilestoneCode[] {
  const before = MILESTONE_CODES.slice(0, MILESTONE_CODES.indexOf(code));
  const isWritten = (step: MilestoneCode): boolean => written.some((other) => other.code === step);
  return before.slice(before.findLastIndex(isWritten) + 1);
}

/**
 * Returns the days on which a step of an order can have happened: from the day it was placed to the present day at the
 * border.
 */
export const possibleDays = (order: { readonly createdAt: Date; readonly now: Date }) => ({
  first: orderDay(order),
  last: borderDay(order.now),
});

/** Returns the written step that a date contradicts: an earlier one after it, or a later one before it. */
export function contradicted({ code, happenedOn }: Dated, written: readonly Dated[]): Dated | undefined {
  const place = MILESTONE_CODES.indexOf(code);
  return written.find((other) => {
    const otherPlace = MILESTONE_CODES.indexOf(other.code);
    if (otherPlace === place) return false;
    return otherPlace < place ? other.happenedOn > happenedOn : other.happenedOn < happenedOn;
  });
}
