import polyglotI18nProvider from 'ra-i18n-polyglot';
import en from 'ra-language-english';
import { mergeTranslations, type I18nProvider } from 'react-admin';
import { unbrokenTexts, type Locale } from '@mall/web-kit';
import { currentLocale, keepLocale } from '../api/mall.js';
import { messagesEn } from './messages.en.js';
import { messagesRu } from './messages.ru.js';
import { messagesZh } from './messages.zh.js';
import { raRu } from './ra.ru.js';
import { raZh } from './ra.zh.js';

const catalogues = {
  ru: unbrokenTexts(mergeTranslations(raRu, messagesRu)),
  zh: unbrokenTexts(mergeTranslations(raZh, messagesZh)),
  en: unbrokenTexts(mergeTranslations(en, messagesEn)),
} satisfies Record<Locale, object>;

export const LANGUAGES = [
  { locale: 'zh', name: '中文' },
  { locale: 'ru', name: 'Русский' },
  { locale: 'en', name: 'English' },
] as const;

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
