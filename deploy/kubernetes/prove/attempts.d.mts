export interface Attempt {
  /** Seconds since 1970. */
  readonly at: number;
  readonly isOk: boolean;
  readonly number: number;
  readonly why: string;
}

export function attemptsIn(lines: readonly string[]): readonly Attempt[];

export function longestGap(attempts: readonly Attempt[]): number;

export function failingFor(attempts: readonly Attempt[]): number;
