import { useSyncExternalStore } from 'react';
import { comparedOf, MOST_COMPARED } from './compared-ids.js';
import { pathTo } from './pages.js';

const KEY = 'comparedCars';
/** Names the cars in the address of the comparison. */
export const COMPARED = 'cars';

const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let chosen = import.meta.env.SSR ? NONE : kept();

/** What was compared last in this browser. */
function kept(): readonly string[] {
  try {
    return comparedOf(localStorage.getItem(KEY));
  } catch {
    return NONE;
  }
}

/** Kept as far as the browser permits; otherwise for this visit. */
export function keepCompared(spuIds: readonly string[]): void {
  chosen = spuIds;
  try {
    localStorage.setItem(KEY, spuIds.join(','));
  } catch {
    // A browser that keeps nothing, such as a private window.
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

/** The cars that are chosen for comparison, in the order of choice. */
export const useCompared = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => NONE,
  );

/** The comparison of the chosen cars; they stand in its address. */
export const comparePath = (): string => `${pathTo('compare')}?${COMPARED}=${chosen.join(',')}`;
