import {
  delayReasonTexts,
  MILESTONE_CODES,
  milestones,
  type MilestoneCode,
  type MilestoneDelayView,
  type MilestoneView,
} from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import type { OrderDelay } from './order-delay.repository.js';
import type { OrderWay } from './order-way.js';
import { skipped, waitsForShipping, type Milestone } from './milestone.js';

/** Stored steps, delays and promises of an order, and what is expected by them. */
export interface WayFacts {
  readonly written: readonly Milestone[];
  readonly delays: readonly OrderDelay[];
  readonly way: OrderWay;
}

/** Rights of the reader on the steps. */
export interface StepRights {
  readonly canWrite: (code: MilestoneCode) => boolean;
  readonly canDelay: boolean;
  readonly waits: (code: MilestoneCode) => boolean;
}

/** Returns all steps in their order, written or still to come. */
export function toMilestoneViews(
  { written, delays, way }: WayFacts,
  locale: Locale,
  { canWrite, canDelay, waits }: StepRights,
): MilestoneView[] {
  return MILESTONE_CODES.map((code) => {
    const step = written.find((one) => one.code === code);
    const promised = way.promised(code);
    const expected = way.expected.get(code);
    const delay = delays.findLast((one) => one.code === code);
    return {
      code,
      label: milestones[code].label[locale],
      isDone: step ? 1 : 0,
      happenedOn: step?.happenedOn ?? null,
      note: step?.note ?? null,
      skipReason: step ? reasonInForce(step, written) : null,
      files: step?.files ?? [],
      writtenBy: step?.writtenByKind ?? null,
      writeTime: step?.writtenAt.toISOString() ?? null,
      corrections: step?.corrections ?? 0,
      canWrite: canWrite(code) ? 1 : 0,
      waitsForShipping: waits(code) ? 1 : 0,
      promisedFrom: promised?.from ?? null,
      promisedTo: promised?.to ?? null,
      expectedFrom: expected?.from ?? null,
      expectedTo: expected?.to ?? null,
      delay: delay ? toDelayView(delay, locale) : null,
      canDelay: canDelay && expected ? 1 : 0,
    };
  });
}

const toDelayView = ({ until, reason, note, statedAt }: OrderDelay, locale: Locale): MilestoneDelayView => ({
  until,
  reason,
  reasonText: delayReasonTexts(reason, note)[locale],
  statedTime: statedAt.toISOString(),
});

/** Returns the reason why steps before this one are missing; null once one of them was recorded after all. */
function reasonInForce(step: Milestone, written: readonly Milestone[]): string | null {
  const isBefore = ({ code }: Milestone): boolean =>
    MILESTONE_CODES.indexOf(code) < MILESTONE_CODES.indexOf(step.code);
  const isOutdated =
    skipped(step.code, written).length === 0 ||
    written.some((other) => isBefore(other) && other.corrections === 0 && other.writtenAt > step.writtenAt);
  return isOutdated ? null : step.skipReason;
}

/** Returns who may write a step, given that they may write any at all now. */
export const writerOf =
  (side: 'buyer' | 'merchant' | 'staff', mayWrite: boolean, order: { readonly shippedAt: Date | null }) =>
  (code: MilestoneCode): boolean =>
    mayWrite &&
    !waitsForShipping(order, code) &&
    (side === 'staff' || (side === 'merchant' && milestones[code].byMerchant));
