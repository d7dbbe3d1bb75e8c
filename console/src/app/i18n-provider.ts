import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { Locale } from '@mall/web-kit';
import { currentLocale, keepLocale } from '../api/mall.js';
import { catalogueOf } from '../i18n/catalogue.js';
import { LANGUAGES } from '../i18n/languages.js';

/** Loads the texts of the reader's language; those of the others are loaded when they are chosen. */
export async function loadI18nProvider(): Promise<I18nProvider> {
  const first = currentLocale();
  const firstCatalogue = await catalogueOf(first);
  const polyglot = polyglotI18nProvider(
    (locale: string) => (locale === first ? firstCatalogue : catalogueOf(locale as Locale)),
    first,
    [...LANGUAGES],
    { allowMissing: false },
  );
  return {
    ...polyglot,
    // Stores the language before the texts change, so that the next request uses it.
    async changeLocale(locale: string) {
      keepLocale(locale as Locale);
      await polyglot.changeLocale(locale);
    },
  };
}
