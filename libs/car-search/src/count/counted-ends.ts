import { carFields } from '@mall/contracts/product';
import { isCountedRange, type Counted, type Ranged } from './count-layout.js';
import type { Ends } from '../index/ends.js';
import { HISTOGRAMS } from '../index/histograms.js';
import type { Ordering } from '../index/ordering.js';

/**
 * Returns the bounds between which the values of some cars are, according to the counts of the same cars; `undefined`
 * when these give none. Cars of unknown value are not counted.
 */
export function countedEnds(
  ranged: Ranged,
  ordering: Ordering,
  countsOf: (field: Counted) => Uint32Array,
): Ends | undefined {
  if (isCountedRange(ranged)) {
    const { from, to } = carFields[ranged].counted;
    const others = ordering.countWithin(0, from - 1) + ordering.countWithin(to + 1, Infinity);
    const positions = others > 0 ? undefined : filled(countsOf(ranged));
    return positions && { min: from + positions.first, max: from + positions.last };
  }
  const histogram = HISTOGRAMS.find(({ name }) => name === ranged);
  // The first count is of cars with an unknown value.
  const positions = histogram && filled(countsOf(histogram.column).subarray(1));
  return (
    positions && {
      min: histogram.bounds[positions.first - 1] ?? 0,
      max: histogram.bounds[positions.last] ?? Infinity,
    }
  );
}

/** Returns the first and last positions with cars. */
function filled(counts: Uint32Array): { readonly first: number; readonly last: number } | undefined {
  let [first, last] = [0, counts.length - 1];
  while (first <= last && counts[first] === 0) first += 1;
  while (last > first && counts[last] === 0) last -= 1;
  return first > last ? undefined : { first, last };
}
