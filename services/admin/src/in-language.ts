import type { Locale, Texts } from '@mall/validation';

/** Returns the text in the language of the reader, else the first one that is present. */
export function inLanguage(texts: Texts, locale: Locale): string {
  return texts[locale] || texts.zh || texts.ru || texts.en;
}
