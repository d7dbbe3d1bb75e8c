import { SCALE_END, type Scale } from './scale.js';

/** One bar of a histogram, between two positions of the slider below it. */
export interface Bar {
  readonly start: number;
  readonly end: number;
  readonly count: number;
  /** The counted values, in words. */
  readonly name: string;
}

/** Names the values of a bucket; an end is undefined where it is open. */
export type BucketName = (above: number | undefined, upTo: number | undefined) => string;

/**
 * Places the counted buckets on a scale. Those beyond an end of the scale are added to its first or last bar.
 * @param bounds the highest value of each bucket but the last
 */
export function barsOf(
  counts: readonly number[],
  bounds: readonly number[],
  scale: Scale,
  nameOf: BucketName,
): readonly Bar[] {
  const positions = bounds.map((bound) => scale.positionOf(bound));
  const bars: Bar[] = [];
  let waiting = 0;
  let above: number | undefined;
  counts.forEach((count, at) => {
    const start = at === 0 ? 0 : positions[at - 1]!;
    const end = positions[at] ?? SCALE_END;
    waiting += count;
    if (end <= start) return;
    const isLast = end >= SCALE_END;
    bars.push({ start, end, count: waiting, name: nameOf(above, isLast ? undefined : bounds[at]) });
    waiting = 0;
    above = bounds[at];
  });
  const last = bars.pop();
  return last ? [...bars, { ...last, count: last.count + waiting }] : [];
}

/** Returns one bar for each whole number of a linear scale. */
export function barsByValue(
  values: readonly { readonly value: string; readonly count: number }[],
  { min, max }: Pick<Scale, 'min' | 'max'>,
): readonly Bar[] {
  const counts = new Map(values.map(({ value, count }) => [Number(value), count]));
  const width = SCALE_END / (max - min + 1);
  return Array.from({ length: max - min + 1 }, (_, at) => ({
    start: at * width,
    end: (at + 1) * width,
    count: counts.get(min + at) ?? 0,
    name: String(min + at),
  }));
}
