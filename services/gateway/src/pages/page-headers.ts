import type { Locale } from '@mall/validation';

const wireLocale: Readonly<Record<Locale, string>> = { ru: 'rus', zh: 'zh', en: 'en' };

/** Returns the headers with which the renderer requests answers: a visitor's, without a session. */
export const pageHeaders = (locale: Locale): Readonly<Record<string, string>> => ({
  locale: wireLocale[locale],
  'tenant-id': '1',
});
