import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { currentLocale } from '../api/mall.js';
import { catalogueOf } from '../i18n/catalogue.js';
import { LANGUAGES } from '../i18n/languages.js';

/** Loads the texts of the reader's language. Another language is chosen by a reload; see `LanguageButton`. */
export async function loadI18nProvider(): Promise<I18nProvider> {
  const locale = currentLocale();
  const catalogue = await catalogueOf(locale);
  return polyglotI18nProvider(() => catalogue, locale, [...LANGUAGES]);
}
