import { useSyncExternalStore } from 'react';

/** Storage key of the choice; the script in `index.html` reads it before the first paint. */
const KEY = 'theme';
/** Event that notifies that script, and components with the choice, of a change in this tab; other tabs get `storage`. */
const CHANGE = 'themechange';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Stores in this browser whether the shop is light, dark, or follows the system, and applies it at once. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  dispatchEvent(new Event(CHANGE));
}

function subscribe(listener: () => void): () => void {
  for (const event of [CHANGE, 'storage']) addEventListener(event, listener);
  return () => {
    for (const event of [CHANGE, 'storage']) removeEventListener(event, listener);
  };
}

const chosenTheme = (): Theme =>
  THEMES.find((one) => one === document.documentElement.dataset['theme']) ?? 'system';

/**
 * Returns the visitor's choice. It is not in a cookie: the server renders one page for all visitors, and its style sheet has both
 * themes.
 */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme, () => 'system');
