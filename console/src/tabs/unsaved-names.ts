import type { Locale } from '@mall/web-kit';
import { tabStore } from './tab-store.js';

/** The names of the pages with unsaved work among these tabs, in a sentence's order; empty where there are none. */
export const unsavedNames = (locale: Locale, tabs = tabStore.current().tabs): string =>
  new Intl.ListFormat(locale).format(tabStore.unsavedOf(tabs).map(({ label, value }) => label || value));
