import type { Locale } from '../locale.js';
import { numberFormat } from './formats.js';

const SIGNS: Readonly<Record<string, string>> = { CNY: '¥', RUB: '₽', EUR: '€' };

/** Returns the sign of a currency, or its code when it has no sign. */
export const currencySign = (currency: string): string => SIGNS[currency] ?? currency;

/**
 * Formats minor units of a currency with the reader's separators. The sign stands at the end in every language, so that amounts in
 * two currencies align: `67 000,00 ¥` above `901 150 ₽`. Kopecks of roubles are shown only when they are not zero.
 */
export function money(minor: number, currency: string, locale: Locale): string {
  const digits = currency === 'RUB' && minor % 100 === 0 ? 0 : 2;
  const number = numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number.format(minor / 100)}\u00a0${currencySign(currency)}`;
}
