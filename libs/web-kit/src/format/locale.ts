import type { Locale, Texts } from '@mall/validation';
import { unbroken } from '@mall/validation/typography';

/** BCP 47 tags for Intl and for `lang`. */
export const languageTags: Readonly<Record<Locale, string>> = { ru: 'ru-RU', zh: 'zh-CN', en: 'en-GB' };

const FALLBACK: readonly Locale[] = ['ru', 'en', 'zh'];

/** A name in the reader's language, else in the first language that has one; numbers keep their units. */
export function localised(texts: Partial<Texts> | null | undefined, locale: Locale): string {
  if (!texts) return '';
  return unbroken(texts[locale] || FALLBACK.map((other) => texts[other]).find(Boolean) || '');
}
