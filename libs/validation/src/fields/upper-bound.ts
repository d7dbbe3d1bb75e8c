import { broken, rule } from '../field.js';

/** Options for the upper bound of a range. */
export interface UpperBoundOptions {
  /** Name of the field with the lower bound, which must not exceed this field where both are given. */
  readonly notBelow?: string;
}

export function upperBound({ notBelow }: UpperBoundOptions): PropertyDecorator[] {
  if (notBelow === undefined) return [];
  const isInOrder = (upper: unknown, object: Readonly<Record<string, unknown>>): boolean => {
    const lower = object[notBelow];
    return lower === undefined || lower === null || !(quantity(lower) > quantity(upper));
  };
  return [rule('notBelow', isInOrder, broken('range'))];
}

/** An instant without a time zone, which is read as UTC whatever the zone of the process. */
const ZONELESS = /^\d{4}-\d\d-\d\d[T ][\d:.]+$/;
export const millisecondsOf = (text: string): number =>
  // With a space instead of T, the first centuries would be read as other ones.
  Date.parse(`${text.replace(' ', 'T')}${ZONELESS.test(text) ? 'Z' : ''}`);

/** Returns days and instants as milliseconds; `NaN`, which never exceeds a bound, for values that another rule refuses. */
const quantity = (value: unknown): number =>
  typeof value === 'string' ? millisecondsOf(value) : typeof value === 'number' ? value : NaN;
