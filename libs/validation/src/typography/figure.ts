import type { Locale } from '../locale.js';
import { languageTags } from './language-tags.js';

/** A number with the reader's separators; four digits stay together, as years do. */
export const figure = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTags[locale], { useGrouping: 'min2', maximumFractionDigits: 20 }).format(
    value,
  );
