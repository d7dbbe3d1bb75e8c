import { carFields, histogramNames, type HistogramName } from '@mall/contracts/product';

/** Column with the bucket of each car: 0 when the value is not known, else the number of the bucket plus 1. */
export type BucketColumn = `${HistogramName}Bucket`;

const columnOf = <Name extends HistogramName>(name: Name): `${Name}Bucket` => `${name}Bucket`;

export const HISTOGRAMS = histogramNames.map((name) => ({
  name,
  column: columnOf(name),
  bounds: carFields[name].histogram,
}));

export const BUCKET_COLUMNS: readonly BucketColumn[] = HISTOGRAMS.map(({ column }) => column);

/** Returns the bucket of a value, counted from 0. */
export function bucketOf(value: number, bounds: readonly number[]): number {
  let low = 0;
  let high = bounds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > bounds[middle]!) low = middle + 1;
    else high = middle;
  }
  return low;
}
