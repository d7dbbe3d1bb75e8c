import type { Locale } from '../locale.js';
import { numberFormat } from './formats.js';

const SIGNS: Readonly<Record<string, string>> = { CNY: '¥', RUB: '₽', EUR: '€' };

/** The sign of a currency; its code where nobody knows a sign. */
export const currencySign = (currency: string): string => SIGNS[currency] ?? currency;

/**
 * Minor units of a currency with the reader's separators. The sign stands at the end in every language, so that amounts of
 * two currencies can be compared under each other: `67 000,00 ¥` above `901 150 ₽`. Roubles have kopecks where there are any.
 */
export function money(minor: number, currency: string, locale: Locale): string {
  const digits = currency === 'RUB' && minor % 100 === 0 ? 0 : 2;
  const number = numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number.format(minor / 100)}\u00a0${currencySign(currency)}`;
}
