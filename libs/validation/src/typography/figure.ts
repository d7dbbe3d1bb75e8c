import type { Locale } from '../locale.js';
import { numberFormat } from './formats.js';

/** A number with the reader's separators; four digits stay together, as years do. */
export const figure = (value: number, locale: Locale): string =>
  numberFormat(locale, { useGrouping: 'min2', maximumFractionDigits: 20 }).format(value);
