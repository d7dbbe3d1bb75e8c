import type { Locale, Texts } from '@mall/validation';

/** The text for a reader; where it is missing, the first one that is there: a name is better than none. */
export function inLanguage(texts: Texts, locale: Locale): string {
  return texts[locale] || texts.zh || texts.ru || texts.en;
}
