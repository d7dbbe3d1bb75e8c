import type { Locale } from '@mall/web-kit';
import { tabStore } from './tab-store.js';

/** Joins the names of the pages with unsaved work among these tabs; empty when there are none. */
export const unsavedNames = (locale: Locale, tabs = tabStore.current().tabs): string =>
  new Intl.ListFormat(locale).format(tabStore.unsavedOf(tabs).map(({ label, value }) => label || value));
