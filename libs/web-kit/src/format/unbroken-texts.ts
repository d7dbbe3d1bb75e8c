import { unbroken } from '@mall/validation/typography';

/** A catalogue of texts, keys and nesting as they were, in which no number is torn from its unit. */
export function unbrokenTexts<T>(texts: T): T {
  if (typeof texts === 'string') return unbroken(texts) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, unbrokenTexts(text)])) as T;
}
