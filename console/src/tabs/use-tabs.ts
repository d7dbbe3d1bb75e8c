import { useEffect, useSyncExternalStore } from 'react';
import type { Locale } from '@mall/web-kit';
import { tabStore } from './tab-store.js';
import type { OpenTabs } from './tabs.js';

export const useTabs = (): OpenTabs => useSyncExternalStore(tabStore.subscribe, tabStore.current);

/** Joins the names of the pages with unsaved work among these tabs; empty when there are none. */
export const unsavedNames = (locale: Locale, tabs = tabStore.current().tabs): string =>
  new Intl.ListFormat(locale).format(tabStore.unsavedOf(tabs).map(({ label, value }) => label || value));

/** Makes the browser ask before a page with unsaved work is closed or reloaded. */
export function useUnsavedWarning(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (tabStore.unsavedOf(tabStore.current().tabs).length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
