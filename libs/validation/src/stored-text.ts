import { LOCALES, type Locale } from './locale.js';
import type { Texts } from './texts.js';

/** A stored text, which may lack languages. */
export type StoredText = Partial<Texts> | null | undefined;

/** Returns the text in `locale`, else in Russian, English or Chinese, else empty. */
export function inLanguage(text: StoredText, locale: Locale): string {
  return text?.[locale] || text?.ru || text?.en || text?.zh || '';
}

/** Returns the text in each language that it has. */
export const translationsOf = (text: StoredText): string[] =>
  Object.values(text ?? {}).filter((one) => typeof one === 'string');

/** Returns the text that `inLanguage` gives each reader. */
export function inEachLanguage(text: StoredText): Texts {
  return { ru: inLanguage(text, 'ru'), zh: inLanguage(text, 'zh'), en: inLanguage(text, 'en') };
}

/** Returns the text with every language present; a missing one is empty. */
export function inAllLanguages(text: StoredText): Texts {
  return { ru: text?.ru ?? '', zh: text?.zh ?? '', en: text?.en ?? '' };
}

/** Whether the text is empty in every language. */
export function isBlank(text: StoredText): boolean {
  return LOCALES.every((locale) => !text?.[locale]?.trim());
}
