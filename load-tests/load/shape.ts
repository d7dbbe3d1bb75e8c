import type { Stage } from 'k6/options';

/** Returns the duration of a shape: `-e MINUTES=0.5` shortens any; fractions of minutes are allowed. */
export function minutes(usual: number): number {
  const told = __ENV['MINUTES'];
  if (!told) return usual;
  const read = Number(told);
  if (!(read > 0)) throw new Error(`MINUTES must be a number above zero, not ${told}`);
  return read;
}

/** A step of a shape: its share of the whole time, and the number of visitors at its end. */
export type Step = readonly [share: number, visitors: number];

export const seconds = (length: number): string => `${Math.max(1, Math.round(length * 60))}s`;

/** Returns the steps over this number of minutes; shares are relative to their sum. */
export function stagesOf(length: number, steps: readonly Step[]): Stage[] {
  const whole = steps.reduce((sum, [share]) => sum + share, 0);
  return steps.map(([share, target]) => ({ duration: seconds((length * share) / whole), target }));
}
