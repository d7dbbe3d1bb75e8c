export interface TextLimits {
  readonly min?: number;
  readonly max?: number;
}

/** Returns which of the three prescribed messages applies to a text of this length; none when the limits hold. */
export function lengthProblem(
  text: string,
  { min = 0, max = Infinity }: TextLimits,
): 'between' | 'upTo' | 'over' | undefined {
  const { length } = text;
  if (length === 0 || (length >= min && length <= max)) return undefined;
  if (max === Infinity) return 'over';
  return min > 1 ? 'between' : 'upTo';
}
