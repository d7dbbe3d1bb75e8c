import { MILESTONE_CODES, milestones, type MilestoneCode, type MilestoneView } from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import { waitsForShipping, type Milestone } from './milestone.js';

/** Returns all steps in their order, written or still to come. */
export function toMilestoneViews(
  written: readonly Milestone[],
  locale: Locale,
  canWrite: (code: MilestoneCode) => boolean,
  waits: (code: MilestoneCode) => boolean,
): MilestoneView[] {
  return MILESTONE_CODES.map((code) => {
    const step = written.find((one) => one.code === code);
    return {
      code,
      label: milestones[code].label[locale],
      isDone: step ? 1 : 0,
      happenedOn: step?.happenedOn ?? null,
      note: step?.note ?? null,
      skipReason: step?.skipReason ?? null,
      files: step?.files ?? [],
      writtenBy: step?.writtenByKind ?? null,
      writeTime: step?.writtenAt.toISOString() ?? null,
      corrections: step?.corrections ?? 0,
      canWrite: canWrite(code) ? 1 : 0,
      waitsForShipping: waits(code) ? 1 : 0,
    };
  });
}

/** Returns who may write a step, given that they may write any at all now. */
export const writerOf =
  (side: 'buyer' | 'merchant' | 'staff', mayWrite: boolean, order: { readonly shippedAt: Date | null }) =>
  (code: MilestoneCode): boolean =>
    mayWrite &&
    !waitsForShipping(order, code) &&
    (side === 'staff' || (side === 'merchant' && milestones[code].byMerchant));
