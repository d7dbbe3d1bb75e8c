import { idsIn } from './car-ids.js';
import { MOST_COMPARED } from './compared-ids.js';
import { keptList } from './kept-list.js';
import { pathTo } from './pages.js';

/** URL parameter with the compared cars. */
export const COMPARED = 'cars';

const compared = keptList<string>({
  key: 'comparedCars',
  most: MOST_COMPARED,
  parse: idsIn,
  print: (spuIds) => spuIds.join(','),
});

/** Stores the comparison in this browser. */
export const keepCompared = compared.write;

/** Adds a car to the comparison or removes it. @returns whether there was room. */
export function switchCompared(spuId: string): boolean {
  const chosen = compared.read();
  const isOn = chosen.includes(spuId);
  if (!isOn && chosen.length >= MOST_COMPARED) return false;
  keepCompared(isOn ? chosen.filter((id) => id !== spuId) : [...chosen, spuId]);
  return true;
}

/** Returns the cars chosen for comparison, in the order of choice. */
export const useCompared = compared.use;

/** Returns the URL of the comparison of the chosen cars. */
export const comparePath = (): string => `${pathTo('compare')}?${COMPARED}=${compared.read().join(',')}`;
