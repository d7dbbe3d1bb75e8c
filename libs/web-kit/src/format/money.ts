import type { Locale } from '@mall/validation';
import { numberFormat } from '@mall/validation/typography';

const NO_BREAK_SPACE = '\u00a0';

const hundredths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Formats Chinese fen as `128,800.00 ¥`: divided by 100, two decimals, commas between thousands, the sign at the end, the same in
 * every language. Prescribed.
 */
export const yuan = (fen: number): string => `${hundredths.format(fen / 100)}${NO_BREAK_SPACE}¥`;

/** Formats whole roubles in the reader's convention: `1 732 360 ₽`, `₽1,732,360`. */
export function roubles(whole: number, locale: Locale): string {
  return numberFormat(locale, {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(whole);
}

/** Formats kopecks as roubles; kopecks are shown when they are not zero, because a bank needs the exact amount. */
export function exactRoubles(kopecks: number, locale: Locale): string {
  const digits = kopecks % 100 === 0 ? 0 : 2;
  return numberFormat(locale, {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(kopecks / 100);
}

/** Formats an amount for an input, `1 732 360,00`, which `parseMinor` can parse. */
export const typedAmount = (minor: number, locale: Locale): string =>
  numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(minor / 100);

/** Formats roubles for one yuan: `13,45 ₽`. */
export function rate(value: number, locale: Locale): string {
  const number = numberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  });
  return `${number.format(value)}${NO_BREAK_SPACE}₽`;
}

/** Formats a whole number with the reader's separators. */
export const wholeNumber = (value: number, locale: Locale): string =>
  numberFormat(locale, { maximumFractionDigits: 0 }).format(value);

/** Abbreviates a round number where there is little room: `150 тыс.`, `5 млн`, `500万`, `5m`. */
export const compactNumber = (value: number, locale: Locale): string =>
  numberFormat(locale, { notation: 'compact' }).format(value);

/** Parses text typed into a money field, with any separators, as minor units; undefined when it is not an amount. */
export function parseMinor(typed: string): number | undefined {
  const text = typed.replace(/[\s\u00a0\u202f¥₽]/g, '');
  // A comma before one or two last digits is a decimal comma; any other comma separates thousands.
  const plain = /,\d{1,2}$/.test(text) ? text.replace(/\./g, '').replace(',', '.') : text.replace(/,/g, '');
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return undefined;
  const minor = Math.round(Number(plain) * 100);
  return Number.isSafeInteger(minor) ? minor : undefined;
}
