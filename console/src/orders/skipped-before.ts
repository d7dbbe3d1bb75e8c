import type { MilestoneView } from '@mall/contracts/order';

type Step = Pick<MilestoneView, 'code' | 'label' | 'isDone'>;

/** The labels of the steps right before this one that nobody has recorded. */
export function skippedBefore({ code }: Pick<Step, 'code'>, steps: readonly Step[]): string[] {
  const before = steps.slice(
    0,
    steps.findIndex((step) => step.code === code),
  );
  return before.slice(before.findLastIndex(({ isDone }) => isDone === 1) + 1).map(({ label }) => label);
}
