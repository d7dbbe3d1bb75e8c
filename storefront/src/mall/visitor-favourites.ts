import { idsIn } from './car-ids.js';
import { keptList } from './kept-list.js';

/** Maximum number of favourites without an account, which moves them one by one at sign-in. */
export const MOST_FAVOURITES = 100;

/** The favourites of a visitor in this browser, the last one first. */
export const visitorFavourites = keptList<string>({
  key: 'visitorFavourites',
  most: MOST_FAVOURITES,
  parse: idsIn,
  print: (spuIds) => spuIds.join(','),
});

/** Adds a favourite of a visitor or removes it. @returns whether there was room. */
export function keepVisitorFavourite(spuId: string, isOn: boolean): boolean {
  const others = visitorFavourites.read().filter((id) => id !== spuId);
  if (isOn && others.length >= MOST_FAVOURITES) return false;
  visitorFavourites.write(isOn ? [spuId, ...others] : others);
  return true;
}
