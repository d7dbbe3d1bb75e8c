import type { Locale } from '../locale.js';

/** BCP 47 tags for Intl and for `lang`. */
export const languageTags: Readonly<Record<Locale, string>> = { ru: 'ru-RU', zh: 'zh-CN', en: 'en-GB' };
