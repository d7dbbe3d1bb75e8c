import { unbroken } from '@mall/validation/typography';

/** Returns the same texts with non-breaking spaces between numbers and units. */
export function unbrokenTexts<T>(texts: T): T {
  if (typeof texts === 'string') return unbroken(texts) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, unbrokenTexts(text)])) as T;
}
