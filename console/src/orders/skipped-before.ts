import type { MilestoneView } from '@mall/contracts/order';

type Step = Pick<MilestoneView, 'code' | 'label' | 'isDone'>;

/** Returns the labels of the unrecorded steps directly before this one. */
export function skippedBefore({ code }: Pick<Step, 'code'>, steps: readonly Step[]): string[] {
  const before = steps.slice(
    0,
    steps.findIndex((step) => step.code === code),
  );
  return before.slice(before.findLastIndex(({ isDone }) => isDone === 1) + 1).map(({ label }) => label);
}
