import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { Locale } from '@mall/web-kit';
import { currentLocale, keepLocale } from '../api/mall.js';
import { LANGUAGES } from '../i18n/languages.js';
import { catalogueOf } from './catalogues.js';

// The provider needs the texts of the first language at once, and those of the others when they are chosen.
const first = currentLocale();
const firstCatalogue = await catalogueOf(first);

const polyglot = polyglotI18nProvider(
  (locale: string) => (locale === first ? firstCatalogue : catalogueOf(locale as Locale)),
  first,
  [...LANGUAGES],
  { allowMissing: false },
);

/** Remembers the language before the texts change, so that the next request is sent in it. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  async changeLocale(locale: string) {
    keepLocale(locale as Locale);
    await polyglot.changeLocale(locale);
  },
};
