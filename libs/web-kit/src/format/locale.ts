import type { Locale, Texts } from '@mall/validation';
import { unbroken } from '@mall/validation/typography';

const FALLBACK: readonly Locale[] = ['ru', 'en', 'zh'];

/** Returns a name in the reader's language, otherwise in the first language that has one; numbers keep their units. */
export function localised(texts: Partial<Texts> | null | undefined, locale: Locale): string {
  if (!texts) return '';
  return unbroken(texts[locale] || FALLBACK.map((other) => texts[other]).find(Boolean) || '');
}

/** Returns the same texts with non-breaking spaces between numbers and units. */
export function unbrokenTexts<T>(texts: T): T {
  if (typeof texts === 'string') return unbroken(texts) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, unbrokenTexts(text)])) as T;
}
