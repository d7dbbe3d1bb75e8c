import { PRICE_MAX, PRICE_MIN } from './filter-fields.js';

/** Positions of a slider: 0 to 1000. */
export const SCALE_END = 1000;

/** Maps the values of a filter to its slider. At both ends the slider means "any". */
export interface Scale {
  readonly min: number;
  readonly max: number;
  /** Returns the value at a position; the ends are exact. */
  readonly valueAt: (position: number) => number;
  /** Returns the position of a value, with fractions; values beyond an end are at that end. */
  readonly positionOf: (value: number) => number;
}

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Rounds to two significant digits. */
function roundToTwoFigures(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}

/** Returns a scale that is linear in the logarithm of the value. */
function logarithmic(min: number, max: number): Scale {
  return {
    min,
    max,
    valueAt: (position) => {
      if (position <= 0) return min;
      if (position >= SCALE_END) return max;
      return roundToTwoFigures(min * Math.exp((Math.log(max / min) * position) / SCALE_END));
    },
    positionOf: (value) => (Math.log(within(value, min, max) / min) / Math.log(max / min)) * SCALE_END,
  };
}

export const ROUBLES = logarithmic(PRICE_MIN, PRICE_MAX);

/** A similar range in yuan. */
export const YUAN = logarithmic(10_000, 6_000_000);

/** Returns a scale of whole numbers with equal distances. */
export const linear = (min: number, max: number): Scale => ({
  min,
  max,
  valueAt: (position) => Math.round(min + ((max - min) * within(position, 0, SCALE_END)) / SCALE_END),
  positionOf: (value) => (max > min ? ((within(value, min, max) - min) / (max - min)) * SCALE_END : 0),
});

/**
 * Returns a scale with equal widths for all buckets of a histogram; within one, values are linear and rounded to `unit`. The last
 * bucket, which is open, is as wide as the previous one.
 */
export function byBuckets(bounds: readonly number[], unit: number): Scale {
  const last = bounds.at(-1)!;
  const min = Math.max(0, 2 * bounds[0]! - bounds[1]!);
  const edges = [min, ...bounds, 2 * last - bounds.at(-2)!];
  const max = edges.at(-1)!;
  const width = SCALE_END / (edges.length - 1);
  return {
    min,
    max,
    valueAt: (position) => {
      if (position <= 0) return min;
      if (position >= SCALE_END) return max;
      const at = Math.min(edges.length - 2, Math.floor(position / width));
      const [low, high] = [edges[at]!, edges[at + 1]!];
      const value = low + ((position - at * width) / width) * (high - low);
      return within(Math.round(value / unit) * unit, low, high);
    },
    positionOf: (value) => {
      const at = edges.findIndex((edge) => edge >= value);
      if (at === 0) return 0;
      if (at < 0) return SCALE_END;
      const [low, high] = [edges[at - 1]!, edges[at]!];
      return (at - 1 + (value - low) / (high - low)) * width;
    },
  };
}
