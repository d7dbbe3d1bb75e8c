import type { Locale } from '@mall/web-kit';
import { numberFormat } from '@mall/web-kit';

const number = (locale: Locale, value: number, options: Intl.NumberFormatOptions): string =>
  numberFormat(locale, options).format(value);

export const megabytes = (bytes: number, locale: Locale): string =>
  number(locale, bytes / 1_048_576, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 });

export const percent = (value: number, locale: Locale): string =>
  number(locale, value / 100, { style: 'percent', maximumFractionDigits: 1 });

export const milliseconds = (value: number, locale: Locale): string =>
  number(locale, value, { style: 'unit', unit: 'millisecond', maximumFractionDigits: value < 10 ? 1 : 0 });

export const seconds = (value: number, locale: Locale): string =>
  number(locale, value, { style: 'unit', unit: 'second', maximumFractionDigits: value < 10 ? 1 : 0 });

/** Formats the uptime in its largest unit. */
export function uptime(startTime: string, locale: Locale, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(startTime)) / 60_000));
  const [unit, size] = (
    [
      ['day', 1_440],
      ['hour', 60],
    ] as const
  ).find(([, most]) => minutes >= most) ?? ['minute', 1];
  return number(locale, Math.floor(minutes / size), { style: 'unit', unit, unitDisplay: 'short' });
}
