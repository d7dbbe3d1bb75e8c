import { useSyncExternalStore } from 'react';
import { comparedOf, MOST_COMPARED } from './compared-ids.js';
import { pathTo } from './pages.js';

const KEY = 'comparedCars';
/** URL parameter with the compared cars. */
export const COMPARED = 'cars';

const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let chosen = import.meta.env.SSR ? NONE : kept();

/** Returns the last comparison stored in this browser. */
function kept(): readonly string[] {
  try {
    return comparedOf(localStorage.getItem(KEY));
  } catch {
    return NONE;
  }
}

/** Stores the comparison if the browser permits; otherwise keeps it for this visit. */
export function keepCompared(spuIds: readonly string[]): void {
  chosen = spuIds;
  try {
    localStorage.setItem(KEY, spuIds.join(','));
  } catch {
    // A browser without storage, such as in a private window.
  }
  for (const listener of listeners) listener();
}

/** Adds a car to the comparison or removes it. @returns whether there was room. */
export function switchCompared(spuId: string): boolean {
  const isOn = chosen.includes(spuId);
  if (!isOn && chosen.length >= MOST_COMPARED) return false;
  keepCompared(isOn ? chosen.filter((id) => id !== spuId) : [...chosen, spuId]);
  return true;
}

function subscribe(listener: () => void): () => void {
  const otherTab = ({ key }: StorageEvent): void => {
    if (key !== KEY) return;
    chosen = kept();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', otherTab);
  };
}

/** Returns the cars chosen for comparison, in the order of choice. */
export const useCompared = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => NONE,
  );

/** Returns the URL of the comparison of the chosen cars. */
export const comparePath = (): string => `${pathTo('compare')}?${COMPARED}=${chosen.join(',')}`;
