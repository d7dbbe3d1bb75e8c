import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { Locale } from '@mall/web-kit';
import { currentLocale, keepLocale } from '../api/mall.js';
import { catalogues } from './catalogues.js';
import { LANGUAGES } from '../i18n/languages.js';

const polyglot = polyglotI18nProvider(
  (locale: string) => catalogues[locale as Locale] ?? catalogues.ru,
  currentLocale(),
  [...LANGUAGES],
  { allowMissing: false },
);

/** Remembers the language before the texts change, so that the next request asks for it. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  async changeLocale(locale: string) {
    keepLocale(locale as Locale);
    await polyglot.changeLocale(locale);
  },
};
