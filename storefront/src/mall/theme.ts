import { useSyncExternalStore } from 'react';

/** Where the choice is kept; the script in `index.html` reads it before the first paint. */
const KEY = 'theme';
/** Tells that script, and whoever shows the choice, that it has changed in this tab; other tabs get `storage`. */
const CHANGE = 'themechange';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Remembers in this browser whether the shop looks light, dark, or as the system does, and shows it at once. */
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
 * The visitor's choice. It is not in a cookie: the server renders one page for all visitors, and both looks are in its style
 * sheet.
 */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme, () => 'system');
