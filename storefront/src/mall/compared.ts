import { comparedOf, MOST_COMPARED } from './compared-ids.js';
import { pathTo } from './pages.js';

const KEY = 'comparedCars';
/** Names the cars in the address of the comparison. */
export const COMPARED = 'cars';
/** What was compared last in this browser. */
function lastCompared(): readonly string[] {
  try {
    return comparedOf(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Kept as far as the browser permits. */
export function keepCompared(spuIds: readonly string[]): void {
  try {
    localStorage.setItem(KEY, spuIds.join(','));
  } catch {
    // A browser that keeps nothing, such as a private window.
  }
}

export const comparePath = (spuIds: readonly string[]): string =>
  `${pathTo('compare')}?${COMPARED}=${spuIds.join(',')}`;

/** The comparison of a car with those compared last, the oldest of which make room. */
export const comparePathWith = (spuId: string): string =>
  comparePath([...lastCompared().filter((id) => id !== spuId), spuId].slice(-MOST_COMPARED));
