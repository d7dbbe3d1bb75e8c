import type { Locale, Texts } from '@mall/validation';
import { numberFormat } from '@mall/validation/typography';
import { wholeNumber } from './money.js';

const NBSP = '\u00a0';

const units = {
  km: { ru: 'км', zh: '公里', en: 'km' },
  litre: { ru: 'л', zh: 'L', en: 'L' },
  cc: { ru: 'см³', zh: 'mL', en: 'cc' },
  hp: { ru: 'л.\u00a0с.', zh: '马力', en: 'hp' },
  kw: { ru: 'кВт', zh: 'kW', en: 'kW' },
  kwh: { ru: 'кВт·ч', zh: 'kWh', en: 'kWh' },
  nm: { ru: 'Н·м', zh: 'N·m', en: 'Nm' },
  mm: { ru: 'мм', zh: 'mm', en: 'mm' },
  kg: { ru: 'кг', zh: 'kg', en: 'kg' },
  micron: { ru: 'мкм', zh: 'μm', en: 'µm' },
} as const satisfies Record<string, Texts>;

export type Unit = keyof typeof units;

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
