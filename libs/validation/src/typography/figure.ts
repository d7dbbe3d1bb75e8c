import type { Locale } from '../locale.js';
import { numberFormat } from './formats.js';

/** Formats a number with the reader's separators; four digits are not separated, as in years. */
export const figure = (value: number, locale: Locale): string =>
  numberFormat(locale, { useGrouping: 'min2', maximumFractionDigits: 20 }).format(value);
