import { units, type Unit } from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import { numberFormat } from '@mall/validation/typography';
import { wholeNumber } from './money.js';

const NBSP = '\u00a0';

/** Formats a figure with its unit: `45 000 км`. At most one decimal. */
export function figure(value: number, unit: Unit, locale: Locale): string {
  const number = numberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  return `${number}${NBSP}${units[unit][locale]}`;
}

/** Formats displacement in litres: `1,5 л`. */
export function litres(cc: number, locale: Locale): string {
  const number = numberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${number.format(cc / 1000)}${NBSP}${units.litre[locale]}`;
}

/** Formats mileage with the reader's thousands separator. */
export const kilometres = (km: number, locale: Locale): string =>
  `${wholeNumber(km, locale)}${NBSP}${units.km[locale]}`;
